import { useEffect, useState } from 'preact/hooks';

import type { QrLook } from '@/lib/model/qr-look';
import { isSameLook, plainLook } from '@/lib/qr/plain-look';
import type { QrCode } from '@/lib/qr/qr-code';
import type { Readability } from '@/lib/qr/read-back';

interface DesignedCode {
  /** Null while there is none. */
  code: QrCode | null;
  /** Null while it is being read back. */
  readability: Readability | null;
  failure: 'too_long' | 'failed' | null;
}

/**
 * The code of a text in a look, and whether a reader can read it. The code before stays until the next one is drawn.
 * @param look null while that is not known
 * @param pixels along the side of the picture that is offered
 */
export function useDesignedCode(text: string, look: QrLook | null, pixels: number): DesignedCode {
  const [drawn, setDrawn] = useState<DesignedCode>({
    code: null,
    readability: null,
    failure: null,
  });
  useEffect(() => {
    if (look === null) return undefined;
    let isGone = false;
    const show = (next: DesignedCode) => isGone || setDrawn(next);
    const draw = async () => {
      const { createQrCode } = await import('@/lib/qr/qr-code');
      const code = createQrCode(text, look);
      if (code === null) return show({ code, readability: null, failure: 'too_long' });
      show({ code, readability: null, failure: null });
      const { readBack } = await import('@/lib/qr/read-back');
      const readability = await readBack(code, text, pixels).catch(() => 'never' as const);
      return show({ code, readability, failure: null });
    };
    draw().catch(() => show({ code: null, readability: null, failure: 'failed' }));
    return () => {
      isGone = true;
    };
  }, [text, look, pixels]);
  return drawn;
}

/** A code that is handed out: one that was read back, or as plain as the standard has it. */
export function offeredCode({ code, readability }: DesignedCode): QrCode | null {
  const isPlain = code !== null && isSameLook(code.look, plainLook);
  return isPlain || readability === 'small' || readability === 'large' ? code : null;
}
