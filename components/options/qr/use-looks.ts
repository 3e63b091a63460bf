import { useEffect, useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import type { QrLook } from '@/lib/model/qr-look';
import { plainLook } from '@/lib/qr/plain-look';

export interface Looks {
  look: QrLook;
  presets: QrLook[];
}

/**
 * How a code is drawn: as it was, else as the code before it. What is chosen is kept at once.
 * @param code the id of a saved code; null for those of links
 * @returns no looks while they are being read
 */
export function useLooks(code: string | null) {
  const { send } = useServices();
  const [looks, setLooks] = useState<Looks | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (read: Looks) => isGone || setLooks(read);
    send('qr.looks', { code }).then(
      ({ look, presets }) => show({ look: look ?? plainLook, presets }),
      () => show({ look: plainLook, presets: [] }),
    );
    return () => {
      isGone = true;
    };
  }, [code]);
  const change = (changes: Partial<Looks>) => {
    if (looks === null) return;
    const next = { ...looks, ...changes };
    setLooks(next);
    // The code on the page shows it in any case; only the next one would begin as before.
    void send('qr.saveLook', { code, ...next }).catch(() => undefined);
  };
  return { looks, change };
}
