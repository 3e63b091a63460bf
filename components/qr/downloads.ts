import type { QrCode } from '@/lib/qr/qr-code';
import { t } from '@/lib/texts/translate';

import type { QrSaving } from './save-qr-code';

/** The browser functions that a QR download needs. */
export interface QrDownloadTargets {
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void | Promise<void>;
}

/** One way to copy or save a QR code. */
export interface QrDownload {
  /** The words of its button. */
  label: string;
  /** The accessible name of its button, where its words need more around them. */
  name?: string;
  /** @returns what to say when it is done; rejects when no picture could be made */
  run: (code: QrCode) => Promise<string>;
}

/** Why there is no code, as messages. */
export const qrFailures = { too_long: 'qr_too_long', failed: 'qr_draw_failed' } as const;

/** What to say when a download rejected. */
export const downloadFailedText = (): string => t('qr_image_failed');

/** The words of the button that saves a code to the account. */
export function saveButtonText(saving: QrSaving): string {
  if (saving.state === 'busy') return t('qr_saving');
  if (saving.state === 'saved') return t('preferences_saved');
  return t(saving.state === 'uncertain' && saving.again ? 'qr_save_again' : 'qr_save');
}

const png = async (code: QrCode) => (await import('@/lib/qr/qr-files')).qrPng(code);
const svg = async (code: QrCode) => (await import('@/lib/qr/qr-files')).qrSvg(code);

/**
 * The downloads of a link's QR code: a picture on the clipboard, or a file.
 * @param link names the files
 */
export function qrDownloads(
  link: string,
  { copyPng, saveFile }: QrDownloadTargets,
): [copy: QrDownload, ...files: QrDownload[]] {
  const file = (format: 'png' | 'svg', draw: (code: QrCode) => Promise<Blob>): QrDownload => ({
    label: t(`qr_file_${format}`),
    name: t(`qr_file_${format}_name`),
    run: async (code) => {
      await saveFile(await draw(code), `${qrFileName(link)}.${format}`);
      return '';
    },
  });
  const copy: QrDownload = {
    label: t('qr_copy_image'),
    run: async (code) => t((await copyPng(png(code))) ? 'qr_copied_image' : 'qr_copy_failed'),
  };
  return [copy, file('png', png), file('svg', svg)];
}

/** A file's name that says which link a code is of, in characters and a length that every system takes. */
export const qrFileName = (link: string): string =>
  `qr-${link.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]+/g, '-')}`.slice(0, 100);
