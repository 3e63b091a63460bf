import { isFaint } from '@/lib/rules/color';

import type { DecodeRequest } from './decode-worker';
import type { QrCode } from './qr-code';
import { qrCanvas, usualPixels } from './qr-files';

/** Where a code can be read: on a business card, too; on a larger print alone; nowhere. */
export type Readability = 'small' | 'large' | 'never';

/** In pixels: 20 mm at 300 dpi, as on a business card. */
const smallSide = 236;

/** In pixels: what is larger is read as well as this. */
const mostSide = 2048;

/**
 * Reads the picture of a code as a phone would.
 * @param text what it has to say
 * @param pixels of the picture that is offered, along its side: whether it is found can depend on them
 * @throws {Error} where the browser draws no picture, or runs no worker
 */
export async function readBack(
  code: QrCode,
  text: string,
  pixels = usualPixels(code),
): Promise<Readability> {
  const { foreground, background } = code.look;
  if (isFaint(foreground, background)) return 'never';
  if ((await readAt(Math.min(pixels, mostSide), code)) !== text) return 'never';
  return (await readAt(smallSide, code)) === text ? 'small' : 'large';
}

/** @returns null where nothing is found in it */
async function readAt(pixels: number, code: QrCode): Promise<string | null> {
  const canvas = await qrCanvas(code, pixels, code.look.background);
  const image = canvas.getContext('2d')?.getImageData(0, 0, pixels, pixels);
  if (image === undefined) throw new Error('no canvas');
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data));
  port1.start();
  decoder().addEventListener('error', () => reject(new Error('no decoder')), { once: true });
  const request: DecodeRequest = { image, answer: port2 };
  decoder().postMessage(request, [port2]);
  try {
    return await promise;
  } finally {
    port1.close();
  }
}

/** One for the page: its script is read once. */
let worker: Worker | undefined;

const decoder = (): Worker =>
  (worker ??= new Worker(new URL('decode-worker.ts', import.meta.url), { type: 'module' }));
