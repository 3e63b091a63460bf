import { useEffect, useState } from 'preact/hooks';

import type { Services } from '@/components/popup/services';
import type { QrCode } from '@/lib/qr/qr-code';

/** `null` while the code is being drawn. */
export type Qr = QrCode | null | 'too_long' | 'failed';

/**
 * Has the QR code of a text drawn, once everything else is painted. The background draws it: the library would weigh more in
 * the popup than all of the popup's own code.
 */
export function useQr(text: string, send: Services['send']): Qr {
  const [code, setCode] = useState<Qr>(null);
  useEffect(() => {
    let gone = false;
    send('qr.draw', { text }).then(
      (drawn) => gone || setCode(drawn ?? 'too_long'),
      () => gone || setCode('failed'),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return code;
}
