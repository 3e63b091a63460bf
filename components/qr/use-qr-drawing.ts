import { useEffect, useState } from 'preact/hooks';

import type { send } from '@/lib/messages/client';
import type { QrCode } from '@/lib/qr/qr-code';

/** `null` while nothing is drawn yet. */
type QrDrawing = QrCode | null | 'too_long' | 'failed';

/** Milliseconds that have to pass without a key before what is typed is drawn. */
const pause = 150;

/**
 * Has the code of a text drawn by the background, which has the library. While somebody types, the code before stays.
 * @param text null for nothing to draw
 * @param typed whether the text changes with every key
 */
export function useQrDrawing(
  text: string | null,
  sendMessage: typeof send,
  typed: boolean,
): QrDrawing {
  const [drawing, setDrawing] = useState<QrDrawing>(null);
  useEffect(() => {
    let gone = false;
    const show = (next: QrDrawing) => gone || setDrawing(next);
    if (text === null) {
      show(null);
      return undefined;
    }
    const draw = () =>
      void sendMessage('qr.draw', { text }).then(
        (code) => show(code ?? 'too_long'),
        () => show('failed'),
      );
    const timer = setTimeout(draw, typed ? pause : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text, sendMessage, typed]);
  return drawing;
}
