import { useEffect, useState } from 'preact/hooks';

import type { QrCode } from '@/lib/qr/qr-code';

/** `null` while the code is being made, `'none'` when the text fits in no code. */
export type Qr = QrCode | null | 'none';

/** Makes the QR code of a text, once everything else is painted. */
export function useQr(text: string): Qr {
  const [code, setCode] = useState<Qr>(null);
  useEffect(() => {
    let gone = false;
    import('@/lib/qr/qr-code')
      .then(({ qrCode }) => qrCode(text))
      .then(
        (made) => gone || setCode(made),
        () => gone || setCode('none'),
      );
    return () => {
      gone = true;
    };
  }, [text]);
  return code;
}
