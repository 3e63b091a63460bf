import type { ComponentChildren } from 'preact';

import type { QrCode } from '@/lib/qr/qr-code';

/** The square in which a code stands; it is there before the code is. */
export function QrPictureFrame({ children }: { children: ComponentChildren }) {
  return <div class="qr-square">{children}</div>;
}

interface QrSvgProps {
  code: QrCode;
  label: string;
  foreground?: string | undefined;
  background?: string | undefined;
}

/** A drawn code in two colours. */
export function QrSvg({ code, label, foreground = '#000000', background = '#ffffff' }: QrSvgProps) {
  const { side, path } = code;
  return (
    <svg
      class="qr-image"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shape-rendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill={background} />
      <path d={path} fill={foreground} />
    </svg>
  );
}
