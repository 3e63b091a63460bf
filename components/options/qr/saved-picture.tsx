import { Download } from 'lucide';
import { useEffect, useState } from 'preact/hooks';

import { DrawnCode, QrPictureFrame } from '@/components/link/qr/drawn-code';
import { qrFileName } from '@/components/link/qr/qr-tools';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { t } from '@/lib/texts/translate';

interface SavedPictureProps {
  link: string;
  /** What the code is called, for readers. */
  name: string;
  /** Whether looking counts as a scan; null while that is not known. */
  counted: boolean | null;
}

/** The picture of a code as the service keeps it, or what can be had in its place. */
export function SavedPicture({ link, name, counted }: SavedPictureProps) {
  const { send } = useServices();
  const [isSpoiled, setSpoiled] = useState(false);
  const { state, restart } = useRequest(async () => {
    setSpoiled(false);
    return send('qr.picture', { link });
  });
  const load = () => void restart();
  const isIdle = state.state === 'idle';
  useEffect(() => {
    if (counted === false && isIdle) void restart();
  }, [counted, isIdle, restart]);
  if (isIdle) {
    const canLoad = counted === true;
    return (
      <>
        <QrPictureFrame>
          {canLoad ? <Button onClick={load}>{t('qr_codes_image_show')}</Button> : null}
        </QrPictureFrame>
        {canLoad ? <p class="field-note">{t('qr_codes_image_show_counts')}</p> : null}
      </>
    );
  }
  if (state.state === 'failed') {
    return <Failure error={state.error} title={t('qr_codes_image_load_failed')} retry={load} />;
  }
  if (state.state !== 'done') {
    return (
      <QrPictureFrame>
        <p class="qr-words" role="status">
          {t('common_loading')}
        </p>
      </QrPictureFrame>
    );
  }
  if (state.value.kind === 'leads_on') {
    // Ours leads where the code that the service keeps does.
    return (
      <>
        <p>{t('qr_codes_image_drawn')}</p>
        <DrawnCode link={link} name={t('qr_code_of_public_link')} />
      </>
    );
  }
  if (state.value.kind === 'none' || isSpoiled) {
    return (
      <Notice tone="warning" actions={<Button onClick={load}>{t('common_try_again')}</Button>}>
        {t('qr_codes_image_none')}
      </Notice>
    );
  }
  const { src } = state.value;
  return <Picture key={src} {...{ src, link, name }} onError={() => setSpoiled(true)} />;
}

interface PictureProps {
  src: string;
  link: string;
  name: string;
  /** The browser cannot show it. */
  onError: () => void;
}

/** An SVG runs nothing in an image, but would as a file: what is shown and saved is a PNG of it. */
function Picture({ src, link, name, onError }: PictureProps) {
  const [png, setPng] = useState<string | null>(null);
  const safe = src.startsWith('data:image/svg') ? png : src;
  const type = /^data:image\/([a-z]+)/i.exec(safe ?? '')?.[1]?.toLowerCase() ?? 'png';
  return (
    <>
      <QrPictureFrame>
        <img
          class="qr-image"
          src={safe ?? src}
          alt={t('qr_codes_image_alt', { name })}
          onError={onError}
          onLoad={({ currentTarget }) => safe ?? setPng(pngOfImage(currentTarget))}
        />
      </QrPictureFrame>
      {safe === null ? null : (
        <div class="tool-rows">
          <a
            class="button button-ghost"
            href={safe}
            download={`${qrFileName(link)}.${type === 'jpeg' ? 'jpg' : type}`}
          >
            <Icon of={Download} />
            {t('qr_codes_image_download')}
          </a>
        </div>
      )}
    </>
  );
}

/** Pixels along the longer side: enough for print, whatever size a drawing gives itself. */
const maxSide = 1024;

/** @returns a `data:` URL of what an image shows; null where the browser cannot make one */
function pngOfImage(image: HTMLImageElement): string | null {
  // A drawing need not say how large it is.
  const [width, height] = [image.naturalWidth || 1, image.naturalHeight || image.naturalWidth || 1];
  const scale = maxSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = canvas.toDataURL('image/png');
    return png.startsWith('data:image/png') ? png : null;
  } catch {
    return null;
  }
}
