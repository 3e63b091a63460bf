import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A place on the screen, in pixels from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A picture of the screen. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** As 0xRRGGBB. */
  readonly colorAt: (place: Place) => number;
  /** The same for frames that show the same. */
  readonly digest: string;
}

/** Where a file of the X window dump format, version 7, says what; each a number of four bytes. */
const fields = {
  headerSize: 0,
  width: 16,
  height: 20,
  byteOrder: 28,
  bitsPerPixel: 44,
  bytesPerLine: 48,
  colorCount: 76,
} as const;

const colorSize = 12;

/**
 * Reads the file in which the display server keeps its screen.
 * @throws {Error} for a screen with other pixels than four bytes in little-endian order
 */
export async function readFrame(file: string): Promise<Frame> {
  const dump = await readFile(file);
  const read = (field: keyof typeof fields): number => dump.readUInt32BE(fields[field]);
  if (read('bitsPerPixel') !== 32 || read('byteOrder') !== 0)
    throw new Error('The virtual screen keeps its pixels in a way that is not known here.');
  const start = read('headerSize') + read('colorCount') * colorSize;
  const bytesPerLine = read('bytesPerLine');
  return {
    width: read('width'),
    height: read('height'),
    colorAt: ({ x, y }) => dump.readUInt32LE(start + y * bytesPerLine + x * 4) & 0xffffff,
    digest: hash('sha1', dump),
  };
}
