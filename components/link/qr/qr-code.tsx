import { useLayoutEffect, useState } from 'preact/hooks';

import type { QrCode } from '@/lib/qr/qr-code';
import { t } from '@/lib/texts/translate';

/** `null` while nothing is drawn yet. */
type QrDrawing = QrCode | null | 'too_long' | 'failed';

/** Milliseconds without a key pressed after which what is typed is drawn. */
const pause = 150;

type Draw = (text: string) => Promise<QrCode | null>;

/**
 * The code of a text. During typing, the code before stays.
 * @param text null for nothing to draw
 * @param isTyped whether the text changes with every key
 */
export function useQrDrawing(text: string | null, isTyped: boolean, draw: Draw): QrDrawing {
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

/** A drawn code. */
export function QrSvg({ code, label }: { code: QrCode; label: string }) {
  const { side, path, look, isSharp, logo } = code;
  return (
    <svg
      class="qr-code qr-image"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shape-rendering={isSharp ? 'crispEdges' : undefined}
    >
      {look.transparent ? null : <path d={`M0 0h${side}v${side}H0z`} fill={look.background} />}
      <path d={path} fill={look.foreground} />
      {logo && (
        <image href={look.logo} x={logo.at} y={logo.at} width={logo.side} height={logo.side} />
      )}
    </svg>
  );
}

/** Why there is no code. */
export const qrFailureText = (failure: 'too_long' | 'failed'): string =>
  t(failure === 'failed' ? 'qr_draw_failed' : 'qr_too_long');
