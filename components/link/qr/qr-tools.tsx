import { CloudUpload, Download, type IconNode, Image as ImageIcon } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { send } from '@/lib/messages/client';
import type { LinkRecord } from '@/lib/model/link';
import type { QrCode } from '@/lib/qr/qr-code';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { t } from '@/lib/texts/translate';

import type { QrSaving } from './save-qr-code';

/** Shows how it went; null for nothing yet. */
export type Say = (words: ComponentChildren) => void;

interface QrToolsProps {
  /** Null while there is none. */
  code: QrCode | null;
  /** Names the files. */
  link: string;
  services: {
    /** @returns whether the clipboard holds the picture now */
    copyPng: (png: Promise<Blob>) => Promise<boolean>;
    saveFile: (content: Blob, name: string) => void | Promise<void>;
  };
  /** There is little room: the files stand in one line under short names. */
  isShort?: boolean;
  /** Of a PNG, along its side; whole pixels a module without it. */
  pixels?: number;
  say: Say;
}

/** Taking a QR code along: as a picture on the clipboard, or as a file. */
export function QrTools({ code, link, services, isShort, pixels, say }: QrToolsProps) {
  const tool = (
    icon: IconNode,
    label: string,
    name: string,
    run: (drawn: QrCode) => Promise<string>,
  ) => (
    <Button
      key={label}
      variant="ghost"
      label={isShort ? name : undefined}
      disabled={code === null}
      onClick={() => {
        say(null);
        if (code !== null) run(code).then(say, () => say(t('qr_image_failed')));
      }}
    >
      <Icon of={icon} />
      {isShort ? label : name}
    </Button>
  );
  const file = (format: 'png' | 'svg') =>
    tool(Download, t(`qr_file_${format}`), t(`qr_file_${format}_name`), async (drawn) => {
      const content = await (format === 'png' ? png : svg)(drawn, pixels);
      await services.saveFile(content, `${qrFileName(link)}.${format}`);
      return '';
    });
  const files = [file('png'), file('svg')];
  return (
    <>
      {tool(ImageIcon, t('qr_copy_image'), t('qr_copy_image'), async (drawn) =>
        t((await services.copyPng(png(drawn, pixels))) ? 'qr_copied_image' : 'qr_copy_failed'),
      )}
      {isShort ? <div class="qr-files">{files}</div> : files}
    </>
  );
}

const png = async (code: QrCode, pixels?: number) =>
  (await import('@/lib/qr/qr-files')).qrPng(code, pixels);
const svg = async (code: QrCode) => (await import('@/lib/qr/qr-files')).qrSvg(code);

/** A file's name that says which link a code is of, in characters and a length that every system takes. */
export const qrFileName = (link: string): string =>
  `qr-${withoutScheme(link).replaceAll(/[^\w.-]+/g, '-')}`.slice(0, 100);

interface SaveQrButtonProps {
  link: LinkRecord;
  /** Whether the link was made in a private window. */
  isPrivate: boolean;
  services: { send: typeof send };
  say: Say;
}

/** Saves the QR code to the account. What that takes is read from disk at the first press, as most links do without. */
export function SaveQrButton({ link, isPrivate, services, say }: SaveQrButtonProps) {
  const [saving, setSaving] = useState<QrSaving>({ state: 'not_yet' });
  const saver = useRef<Promise<() => void>>(null);
  const load = async () => {
    const { createQrSaver, QrSavingStatus, qrName } = await import('./save-qr-code');
    const code = { shortUrl: link.shortUrl, name: qrName(link, isPrivate) };
    return createQrSaver(services.send, code, (now) => {
      setSaving(now);
      say(<QrSavingStatus saving={now} />);
    });
  };
  const press = async () => {
    saver.current ??= load();
    (await saver.current)();
  };
  const { state } = saving;
  const saveText = state === 'uncertain' && saving.again ? 'qr_save_again' : 'qr_save';
  return (
    <Button
      variant="ghost"
      busy={state === 'busy'}
      disabled={state === 'saved'}
      // The second half of a double click was not meant for the words that the first half brought.
      onClick={(event) => (event.detail > 1 ? undefined : void press())}
    >
      <Icon of={CloudUpload} />
      {t(state === 'busy' ? 'qr_saving' : state === 'saved' ? 'preferences_saved' : saveText)}
    </Button>
  );
}
