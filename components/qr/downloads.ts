import type { QrCode } from '@/lib/qr/qr-code';

/** The browser functions that a QR download needs. */
export interface QrDownloadTargets {
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void;
}

/** One way to copy or save a QR code. */
export interface QrDownload {
  /** The words of its button. */
  label: string;
  /** @returns what to say when it is done; rejects when no picture could be made */
  run: (code: QrCode) => Promise<string>;
}

/** What to say when `take` rejected. */
export const downloadFailed = 'The picture could not be made.';

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
  const file = (label: string, draw: (code: QrCode) => Promise<Blob>): QrDownload => ({
    label,
    run: async (code) => {
      saveFile(await draw(code), `${qrFileName(link)}.${label.toLowerCase()}`);
      return '';
    },
  });
  const copy: QrDownload = {
    label: 'Copy QR image',
    run: async (code) =>
      (await copyPng(png(code))) ? 'Image copied' : 'The image was not copied.',
  };
  return [copy, file('PNG', png), file('SVG', svg)];
}

/** A file's name that says which link a code is of, in characters and a length that every system takes. */
export const qrFileName = (link: string): string =>
  `qr-${link.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]+/g, '-')}`.slice(0, 100);
