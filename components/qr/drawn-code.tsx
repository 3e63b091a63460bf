import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import type { send } from '@/lib/messages/client';

import { type QrOutlets, notMade, qrTakings } from './downloads';
import { QrPictureFrame, QrSvg } from './qr-picture-frame';
import { useQrDrawing } from './use-qr-drawing';

/** Why there is no code. */
const reasons = {
  too_long: 'This link is too long for a QR code.',
  failed: 'The QR code could not be drawn.',
};

interface DrawnCodeProps {
  link: string;
  /** What it is a code of, as in “QR code of the public link”. */
  what: string;
  services: QrOutlets & { send: typeof send };
}

/** Our own code of a link, and the ways to take it along. */
export function DrawnCode({ link, what, services }: DrawnCodeProps) {
  const drawing = useQrDrawing(link, services.send, false);
  const [said, setSaid] = useState('');
  const code = typeof drawing === 'string' ? null : drawing;
  return (
    <>
      <QrPictureFrame>
        {code === null ? null : <QrSvg code={code} label={`QR code of the ${what}`} />}
        {typeof drawing === 'string' ? <p class="qr-words">{reasons[drawing]}</p> : null}
      </QrPictureFrame>
      <div class="section-actions">
        {qrTakings(link, services).map(({ words, take }) => (
          <Button
            key={words}
            disabled={code === null}
            onClick={() => {
              setSaid('');
              if (code !== null) take(code).then(setSaid, () => setSaid(notMade));
            }}
          >
            {words}
          </Button>
        ))}
      </div>
      <p class="field-note" role="status">
        {said}
      </p>
    </>
  );
}
