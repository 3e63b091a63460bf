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
import type { QrPicture } from '@/lib/model/account';
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
  const { state, load: retry, isSpoiled, spoil } = usePicture(link, counted === false);
  switch (state.state) {
    case 'idle':
      return counted === true ? (
        <>
          <QrPictureFrame>
            <Button onClick={retry}>{t('qr_codes_image_show')}</Button>
          </QrPictureFrame>
          <p class="field-note">{t('qr_codes_image_show_counts')}</p>
        </>
      ) : (
        <QrPictureFrame>{null}</QrPictureFrame>
      );
    case 'pending':
    case 'waiting':
      return (
        <QrPictureFrame>
          <p class="qr-words" role="status">
            {t('common_loading')}
          </p>
        </QrPictureFrame>
      );
    case 'failed':
      return <Failure error={state.error} title={t('qr_codes_image_load_failed')} retry={retry} />;
    case 'done':
      // Ours leads where the code that the service keeps does.
      if (state.value.kind === 'leads_on') {
        return (
          <>
            <p>{t('qr_codes_image_drawn')}</p>
            <DrawnCode link={link} name={t('qr_code_of_public_link')} />
          </>
        );
      }
      return state.value.kind === 'none' || isSpoiled ? (
        <Notice tone="warning" actions={<Button onClick={retry}>{t('common_try_again')}</Button>}>
          {t('qr_codes_image_none')}
        </Notice>
      ) : (
        <Picture
          key={state.value.src}
          src={state.value.src}
          link={link}
          name={name}
          onError={spoil}
        />
      );
  }
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
            download={`${qrFileName(link)}.${fileEnd(safe)}`}
          >
            <Icon of={Download} />
            {t('qr_codes_image_download')}
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

/**
 * Fetches the saved picture of a code from its public link.
 * @param atOnce by itself, once; otherwise only when `load` is called
 */
function usePicture(link: string, atOnce: boolean) {
  const { send } = useServices();
  const [isSpoiled, setSpoiled] = useState(false);
  const { state, restart } = useRequest(async (): Promise<QrPicture> => {
    setSpoiled(false);
    return send('qr.picture', { link });
  });
  const isIdle = state.state === 'idle';
  useEffect(() => {
    if (atOnce && isIdle) void restart();
  }, [atOnce, isIdle, restart]);
  return {
    state,
    load: () => void restart(),
    /** A picture that the browser cannot show is none. */
    isSpoiled,
    spoil: () => setSpoiled(true),
  };
}

/** Pixels along the longer side: enough for print, whatever size a drawing gives itself. */
const maxSide = 1024;

/**
 * What an image shows, as a PNG: unlike a drawing of somebody else's, it holds nothing that could run when it is opened.
 * @param image that was loaded
 * @returns a `data:` URL; null where the browser cannot make one
 */
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
