import { useLayoutEffect, useState } from 'preact/hooks';

import type { QrCode } from '@/lib/qr/qr-code';
import { t } from '@/lib/texts/translate';

import { drawQr } from './draw-qr';

/** `null` while nothing is drawn yet. */
type QrDrawing = QrCode | null | 'too_long' | 'failed';

/** Milliseconds without a key pressed after which what is typed is drawn. */
const pause = 150;

/**
 * The code of a text. During typing, the code before stays.
 * @param text null for nothing to draw
 * @param isTyped whether the text changes with every key
 */
export function useQrDrawing(text: string | null, isTyped: boolean, draw = drawQr): QrDrawing {
  const [drawing, setDrawing] = useState<QrDrawing>(null);
  useLayoutEffect(() => {
    if (text === null) {
      setDrawing(null);
      return undefined;
    }
    let isGone = false;
    const show = (next: QrDrawing) => isGone || setDrawing(next);
    const begin = () =>
      void draw(text).then(
        (code) => show(code ?? 'too_long'),
        () => show('failed'),
      );
    const timer = isTyped ? setTimeout(begin, pause) : begin();
    return () => {
      isGone = true;
      clearTimeout(timer ?? undefined);
    };
  }, [text, isTyped]);
  return drawing;
}

interface QrSvgProps {
  code: QrCode;
  label: string;
  foreground?: string | undefined;
  /** Blank for that of the frame around it. */
  background?: string | undefined;
}

/** A drawn code. */
export function QrSvg(props: QrSvgProps) {
  const { code, label, foreground = '#000000', background = '#ffffff' } = props;
  const { side, path } = code;
  return (
    <svg
      class="qr-code qr-image"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shape-rendering="crispEdges"
    >
      {background === '' ? null : <path d={`M0 0h${side}v${side}H0z`} fill={background} />}
      <path d={path} fill={foreground} />
    </svg>
  );
}

/** Why there is no code. */
export const qrFailureText = (failure: 'too_long' | 'failed'): string =>
  t(failure === 'failed' ? 'qr_draw_failed' : 'qr_too_long');
