import { Download, type IconNode, Image as ImageIcon } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import type { QrCode } from '@/lib/qr/qr-code';
import { t } from '@/lib/texts/translate';

import { type QrDownload, downloadFailedText, qrDownloads, qrFailures } from './downloads';
import { drawQr } from './draw-qr';

interface DrawnCodeProps {
  link: string;
  /** The accessible name of the picture. */
  name: string;
  /** One more way to take it along. @param say says below them how it went */
  more?: (say: (words: ComponentChildren) => void) => ComponentChildren;
}

/** Our own code of a link, and the ways to take it along. */
export function DrawnCode({ link, name, more }: DrawnCodeProps) {
  const services = useServices();
  const drawing = useQrDrawing(link, false);
  const [said, setSaid] = useState<ComponentChildren>('');
  const code = typeof drawing === 'string' ? null : drawing;
  const [copy, ...files] = qrDownloads(link, services);
  return (
    <>
      <QrPictureFrame>
        {code === null ? null : <QrSvg code={code} label={name} />}
        {typeof drawing === 'string' ? <p class="qr-words">{t(qrFailures[drawing])}</p> : null}
      </QrPictureFrame>
      <div class="tool-rows">
        <DownloadButton download={copy} icon={ImageIcon} code={code} say={setSaid} />
        {files.map((file) => (
          <DownloadButton
            key={file.label}
            download={file}
            icon={Download}
            code={code}
            say={setSaid}
          />
        ))}
        {more?.(setSaid)}
      </div>
      <p class="field-note" role="status">
        {said}
      </p>
    </>
  );
}

interface DownloadButtonProps {
  download: QrDownload;
  icon: IconNode;
  /** Null as long as there is none. */
  code: QrCode | null;
  say: (words: string) => void;
}

function DownloadButton({ download, icon, code, say }: DownloadButtonProps) {
  const { label, name = label, run } = download;
  return (
    <Button
      variant="ghost"
      disabled={code === null}
      onClick={() => {
        say('');
        if (code !== null) run(code).then(say, () => say(downloadFailedText()));
      }}
    >
      <Icon of={icon} />
      {name}
    </Button>
  );
}

/** `null` while nothing is drawn yet. */
type QrDrawing = QrCode | null | 'too_long' | 'failed';

/** Milliseconds that have to pass without a key before what is typed is drawn. */
const pause = 150;

/**
 * The code of a text. During typing, the code before stays.
 * @param text null for nothing to draw
 * @param typed whether the text changes with every key
 */
export function useQrDrawing(text: string | null, typed: boolean): QrDrawing {
  const [drawing, setDrawing] = useState<QrDrawing>(null);
  useEffect(() => {
    let gone = false;
    const show = (next: QrDrawing) => gone || setDrawing(next);
    if (text === null) {
      show(null);
      return undefined;
    }
    const draw = () =>
      void drawQr(text).then(
        (code) => show(code ?? 'too_long'),
        () => show('failed'),
      );
    const timer = setTimeout(draw, typed ? pause : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text, typed]);
  return drawing;
}

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

/** A drawn code in two colors. */
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
