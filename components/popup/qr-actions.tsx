import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/contract/link';
import type { QrCode } from '@/lib/qr/qr-code';

import type { Services } from './services';

interface QrActionsProps {
  /** Null while there is none. */
  code: QrCode | null;
  link: LinkRecord;
  services: Services;
}

const picture = async (qr: QrCode) => (await import('@/lib/qr/qr-png')).qrPng(qr);

/** Taking the QR code along: as a picture on the clipboard, or as a file. */
export function QrActions({ code, link, services }: QrActionsProps) {
  const [done, setDone] = useState('');
  const name = fileName(link.shortUrl);

  const copyImage = async (qr: QrCode) => {
    setDone('');
    setDone((await services.copyPng(picture(qr))) ? 'Image copied' : 'The image was not copied.');
  };
  const savePng = async (qr: QrCode) => services.saveFile(await picture(qr), `${name}.png`);
  const saveSvg = async (qr: QrCode) =>
    services.saveFile((await import('@/lib/qr/qr-svg')).qrSvg(qr), `${name}.svg`);

  const button = (words: string, act: (qr: QrCode) => Promise<void>) => (
    <Button
      disabled={code === null}
      onClick={() => {
        if (code !== null) act(code).catch(() => setDone('The picture could not be made.'));
      }}
    >
      {words}
    </Button>
  );
  return (
    <div class="qr-actions">
      {button('Copy QR image', copyImage)}
      {button('PNG', savePng)}
      {button('SVG', saveSvg)}
      <p class="field-note" role="status">
        {done}
      </p>
    </div>
  );
}

/** A file's name that says which link the code is of, in characters that every system takes. */
const fileName = (shortUrl: string): string =>
  `qr-${shortUrl.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]+/g, '-')}`;
