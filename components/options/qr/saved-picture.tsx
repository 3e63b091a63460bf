import { Download, Palette } from 'lucide';
import { useEffect, useState } from 'preact/hooks';

import { qrFileName } from '@/components/link/qr/qr-tools';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { t } from '@/lib/texts/translate';

import { DrawnCode, QrPictureFrame } from './drawn-code';
import { fittedSize } from './fitted-size';

interface SavedPictureProps {
  /** Of the code. */
  id: string;
  link: string;
  /** What the code is called, for readers. */
  name: string;
  /** Whether looking counts as a scan; null while that is not known. */
  counted: boolean | null;
}

/** The picture of a code as the service keeps it, or what can be had in its place. */
export function SavedPicture({ id, link, name, counted }: SavedPictureProps) {
  const { send } = useServices();
  const { state, restart } = useRequest(async () => {
    const picture = await send('qr.picture', { link });
    return picture.kind === 'picture' ? safePicture(picture.src) : picture.kind;
  });
  const [isOurs, setOurs] = useState(false);
  const load = () => void restart();
  const isIdle = state.state === 'idle';
  useEffect(() => {
    if (counted === false && isIdle) void restart();
  }, [counted, isIdle, restart]);
  if (state.state === 'failed') {
    return <Failure error={state.error} title={t('qr_codes_image_load_failed')} retry={load} />;
  }
  if (state.state !== 'done') {
    const mayAsk = isIdle && counted === true;
    return (
      <>
        <QrPictureFrame>
          {mayAsk ? (
            <Button onClick={load}>{t('qr_codes_image_show')}</Button>
          ) : (
            <p class="qr-words" role="status">
              {isIdle ? null : t('common_loading')}
            </p>
          )}
        </QrPictureFrame>
        {mayAsk ? <p class="field-note">{t('qr_codes_image_show_counts')}</p> : null}
      </>
    );
  }
  if (isOurs || state.value === 'leads_on') {
    // Ours leads where the code that the service keeps does.
    return (
      <>
        <p>{t('qr_codes_image_drawn')}</p>
        <DrawnCode link={link} name={t('qr_code_of_public_link')} savedAs={id} />
      </>
    );
  }
  if (state.value === 'none') {
    return (
      <Notice tone="warning" actions={<Button onClick={load}>{t('common_try_again')}</Button>}>
        {t('qr_codes_image_none')}
      </Notice>
    );
  }
  const type = /^data:image\/([a-z]+)/i.exec(state.value)?.[1]?.toLowerCase() ?? 'png';
  return (
    <>
      <QrPictureFrame>
        <img class="qr-image" src={state.value} alt={t('qr_codes_image_alt', { name })} />
      </QrPictureFrame>
      <div class="tool-rows">
        <a
          class="button button-ghost"
          href={state.value}
          download={`${qrFileName(link)}.${type === 'jpeg' ? 'jpg' : type}`}
        >
          <Icon of={Download} />
          {t('qr_codes_image_download')}
        </a>
        <Button variant="ghost" onClick={() => setOurs(true)}>
          <Icon of={Palette} />
          {t('qr_look')}
        </Button>
      </div>
    </>
  );
}

/** Pixels along the longer side: enough for print, whatever size a drawing gives itself. */
const maxSide = 1024;

/** An SVG runs nothing in an image, but would as a file: a PNG of it is shown and saved. `none` where the browser cannot show it. */
async function safePicture(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch {
    return 'none';
  }
  if (!src.startsWith('data:image/svg')) return src;
  const { width, height } = fittedSize(image, maxSide);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
