import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';

import { QrSvg, qrFailureText, useQrDrawing } from './qr-code';
import { QrTools, type Say } from './qr-tools';

interface DrawnCodeProps {
  link: string;
  /** The accessible name of the picture. */
  name: string;
  /** One more way to take it along. */
  more?: (say: Say) => ComponentChildren;
}

/** Our own code of a link, and the ways to take it along. */
export function DrawnCode({ link, name, more }: DrawnCodeProps) {
  const services = useServices();
  const drawing = useQrDrawing(link, false);
  const [said, say] = useState<ComponentChildren>(null);
  const code = typeof drawing === 'string' ? null : drawing;
  return (
    <>
      <QrPictureFrame>
        {code && <QrSvg code={code} label={name} />}
        {typeof drawing === 'string' ? <p class="qr-words">{qrFailureText(drawing)}</p> : null}
      </QrPictureFrame>
      <div class="tool-rows">
        <QrTools code={code} link={link} services={services} say={say} />
        {more?.(say)}
      </div>
      <p class="field-note" role="status">
        {said}
      </p>
    </>
  );
}

/** The square in which a code stands; it is there before the code is. */
export const QrPictureFrame = ({ children }: { children: ComponentChildren }) => (
  <div class="qr-square">{children}</div>
);
