import { useState } from 'preact/hooks';

import type { ResourceServices } from '@/components/resource/resource-services';
import { Button } from '@/components/ui/button';
import { notMade, qrTakings } from '@/components/ui/qr-takings';
import { copyPng } from '@/lib/platform/clipboard';
import { saveFile } from '@/lib/platform/save-file';

import { QrPictureFrame, QrSvg } from './qr-picture-frame';
import { useQrDrawing } from './use-qr-drawing';

interface DrawnCodeProps {
  link: string;
  services: ResourceServices;
}

/** Our own code of a public link whose picture the service does not give away. It leads where the saved one does. */
export function DrawnCode({ link, services }: DrawnCodeProps) {
  const drawing = useQrDrawing(link, services.send, false);
  const [said, setSaid] = useState('');
  const code = typeof drawing === 'string' ? null : drawing;
  return (
    <>
      <QrPictureFrame>
        {code === null ? null : <QrSvg code={code} label="QR code of the public link" />}
        {typeof drawing === 'string' ? <p class="qr-words">The code could not be drawn.</p> : null}
      </QrPictureFrame>
      <p>The service leads on from this link, so Curtail drew a code for it.</p>
      <div class="section-actions">
        {qrTakings(link, { copyPng, saveFile }).map(({ words, take }) => (
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
