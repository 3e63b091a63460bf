import { Palette, Printer } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { QrSvg, qrFailureText } from '@/components/link/qr/qr-code';
import { QrTools, type Say } from '@/components/link/qr/qr-tools';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { t } from '@/lib/texts/translate';

import { QrDesigner } from './designer';
import { printCodes } from './print-codes';
import { offeredCode, useDesignedCode } from './use-designed-code';
import { useLooks } from './use-looks';

interface DrawnCodeProps {
  link: string;
  /** The accessible name of the picture. */
  name: string;
  /** The id of a saved code, which keeps a look of its own. */
  savedAs?: string;
  /** One more way to take it along. */
  more?: (say: Say) => ComponentChildren;
}

/** Along the side of a PNG, in pixels. */
const usualPixels = 1024;

/** Our own code of a link, how it looks, and the ways to take it along. */
export function DrawnCode({ link, name, savedAs, more }: DrawnCodeProps) {
  const services = useServices();
  const { looks, change } = useLooks(savedAs ?? null);
  const [pixels, setPixels] = useState(usualPixels);
  const designed = useDesignedCode(link, looks?.look ?? null, pixels);
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState<ComponentChildren>(null);
  const { code, failure, readability } = designed;
  const offered = offeredCode(designed);
  const printed = offered && { code: offered, caption: withoutScheme(link) };
  return (
    <>
      <QrPictureFrame>
        {code && <QrSvg code={code} label={name} />}
        {failure === null ? null : <p class="qr-words">{qrFailureText(failure)}</p>}
      </QrPictureFrame>
      {readability === 'never' ? (
        <p class="field-note field-note-problem" role="alert">
          {t('qr_look_never')}
        </p>
      ) : null}
      <div class="tool-rows">
        <QrTools code={offered} link={link} services={services} pixels={pixels} say={say} />
        <Button
          variant="ghost"
          disabled={printed === null}
          onClick={() => printed && printCodes(sheetOf(printed))}
        >
          <Icon of={Printer} />
          {t('qr_print')}
        </Button>
        {more?.(say)}
        <Button variant="ghost" pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon of={Palette} />
          {t('qr_look')}
        </Button>
      </div>
      <p class="field-note" role="status">
        {said}
      </p>
      {isOpen && looks ? (
        <QrDesigner {...{ looks, change, pixels, setPixels, readability }} />
      ) : null}
    </>
  );
}

/** Codes on a sheet of one link, to be cut out. */
const codesPerSheet = 12;

const sheetOf = <T,>(code: T): T[] => Array.from({ length: codesPerSheet }, () => code);

/** The square in which a code stands; it is there before the code is. */
export const QrPictureFrame = ({ children }: { children: ComponentChildren }) => (
  <div class="qr-square">{children}</div>
);
