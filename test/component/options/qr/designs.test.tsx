import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';

import { type QrCode, createQrCode } from '@/lib/qr/qr-code';
import { qrPng, qrSvg } from '@/lib/qr/qr-files';
import { readBack } from '@/lib/qr/read-back';
import { isFaint } from '@/lib/rules/color';

import { anyLink, anyLook } from './any-look';

/** Enough to meet each shape with each level; a change of the drawing is tried with a thousand. */
const designs = 25;

const pixels = 700;

/** What a reader finds in a file on paper of the look's background. */
async function readFile(file: Blob, code: QrCode): Promise<string> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  await image.decode();
  const pen = new OffscreenCanvas(pixels, pixels).getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = code.look.background;
  pen.fillRect(0, 0, pixels, pixels);
  pen.drawImage(image, 0, 0, pixels, pixels);
  URL.revokeObjectURL(address);
  return decodeQR(pen.getImageData(0, 0, pixels, pixels));
}

test('each design that is offered says its link, as PNG and as SVG, and most that are not faint are offered', async () => {
  const counts = { small: 0, large: 0, never: 0, faint: 0 };
  const missed: unknown[] = [];
  const designOf = async (link: string, code: QrCode) => {
    const readability = await readBack(code, link, pixels);
    const { foreground, background } = code.look;
    counts[isFaint(foreground, background) ? 'faint' : readability] += 1;
    if (readability === 'never') return;
    for (const file of [await qrPng(code, pixels), qrSvg(code, pixels)]) {
      const read = await readFile(file, code).catch(String);
      if (read !== link) missed.push({ link, look: code.look, type: file.type, read });
    }
  };
  await fc.assert(
    fc.asyncProperty(anyLink, anyLook, async (link, look) => {
      const code = createQrCode(link, look);
      if (code !== null) await designOf(link, code);
    }),
    { numRuns: designs },
  );
  expect(missed).toEqual([]);
  expect(counts.small).toBeGreaterThan(counts.never);
});
