import { fixedPatterns } from './fixed-patterns';
import type { Grid } from './grid';

/** How the data of a version is divided, at level M (15 % of a code may be damaged). */
export interface Version {
  grid: Grid;
  /** Codewords for data, in all. */
  data: number;
  blocks: number;
  /** Codewords of error correction, in each block. */
  correction: number;
  /** Bits that say how many bytes follow. */
  countBits: number;
}

/** ISO/IEC 18004, level M, versions 1 to 40: blocks, and codewords of error correction in each. */
const blocks = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26,
  28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];
const corrections = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28,
];

/**
 * The smallest version that holds so many bytes.
 * @throws {Error} for more than 2,331 bytes
 */
export function versionFor(bytes: number): Version {
  for (const [index, count] of blocks.entries()) {
    const correction = corrections[index] ?? 28;
    const grid = fixedPatterns(index + 1);
    const data = Math.floor(grid.free / 8) - count * correction;
    const countBits = index < 9 ? 8 : 16;
    // Four bits say that bytes follow.
    if (4 + countBits + 8 * bytes <= 8 * data)
      return { grid, data, blocks: count, correction, countBits };
  }
  throw new Error('too long for a QR code');
}
