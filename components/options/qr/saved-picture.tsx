import { useState } from 'preact/hooks';

import { AccountErrorNotice } from '@/components/account/account-error-notice';
import type { ResourceServices } from '@/components/account/resource-services';
import { qrFileName } from '@/components/qr/downloads';
import { DrawnCode } from '@/components/qr/drawn-code';
import { QrPictureFrame } from '@/components/qr/qr-picture-frame';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { copyPng } from '@/lib/platform/clipboard';
import { saveFile } from '@/lib/platform/save-file';

import { pngOfImage } from './png-of-image';
import { usePicture } from './use-picture';

interface SavedPictureProps {
  link: string;
  /** What the code is called, for readers. */
  name: string;
  /** Whether looking counts as a scan; null while that is not known. */
  counted: boolean | null;
  services: ResourceServices;
}

/** The picture of a code as the service keeps it, or what can be had in its place. */
export function SavedPicture({ link, name, counted, services }: SavedPictureProps) {
  const { picture, load, spoil } = usePicture(services.send, link, counted === false);
  const retry = () => void load();
  switch (picture.state) {
    case 'idle':
      return counted === true ? <Offer show={retry} /> : <QrPictureFrame>{null}</QrPictureFrame>;
    case 'busy':
      return (
        <QrPictureFrame>
          <p class="qr-words" role="status">
            Loading the picture…
          </p>
        </QrPictureFrame>
      );
    case 'failed':
      return (
        <AccountErrorNotice
          error={picture.error}
          title="Curtail could not load the picture."
          retry={retry}
        />
      );
    case 'there':
      if (picture.picture.kind === 'leads_on') return <LedOn link={link} send={services.send} />;
      return picture.picture.kind === 'none' ? (
        <Notice tone="warning" actions={<Button onClick={retry}>Retry</Button>}>
          The code’s link did not answer with a picture.
        </Notice>
      ) : (
        <Picture
          key={picture.picture.src}
          src={picture.picture.src}
          link={link}
          name={name}
          onError={spoil}
        />
      );
  }
}

/** It leads where the code that the service keeps does. */
function LedOn({ link, send }: { link: string; send: ResourceServices['send'] }) {
  return (
    <>
      <p>The service leads on from this link, so Curtail drew a code for it.</p>
      <DrawnCode link={link} what="public link" services={{ send, copyPng, saveFile }} />
    </>
  );
}

function Offer({ show }: { show: () => void }) {
  return (
    <>
      <QrPictureFrame>
        <Button onClick={show}>Show the picture</Button>
      </QrPictureFrame>
      <p class="field-note">The service counts this as a scan.</p>
    </>
  );
}

interface PictureProps {
  src: string;
  link: string;
  name: string;
  onError: () => void;
}

/** An SVG runs nothing in an image, but would as a file: what is shown and saved is a PNG of it. */
function Picture({ src, link, name, onError }: PictureProps) {
  const isDrawing = src.startsWith('data:image/svg');
  const [png, setPng] = useState<string | null>(null);
  const safe = isDrawing ? png : src;
  return (
    <>
      <QrPictureFrame>
        <img
          class="qr-image"
          src={safe ?? src}
          alt={`QR code “${name}”`}
          onError={onError}
          onLoad={({ currentTarget }) => safe ?? setPng(pngOfImage(currentTarget))}
        />
      </QrPictureFrame>
      {safe === null ? null : (
        <div class="section-actions">
          <a
            class="button button-plain"
            href={safe}
            download={`${qrFileName(link)}.${fileEnd(safe)}`}
          >
            Save picture
          </a>
        </div>
      )}
    </>
  );
}

/** The end of a file's name for a picture, by the type in its `data:` URL. */
function fileEnd(src: string): string {
  const type = /^data:image\/([a-z]+)/i.exec(src)?.[1]?.toLowerCase() ?? 'png';
  return type === 'jpeg' ? 'jpg' : type;
}
