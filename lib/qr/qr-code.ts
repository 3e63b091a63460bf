import { create } from 'qrcode';

/** A QR code ready to be drawn: `path` in a square of `side` units, all of it to be filled dark on white. */
export interface QrCode {
  side: number;
  path: string;
}

/**
 * @param text what the code says
 * @returns null when the text does not fit into a code
 */
export function createQrCode(text: string): QrCode | null {
  const matrix = qrMatrix(text);
  return matrix && { side: matrix.size + 2 * quietZone, path: qrPath(matrix) };
}

/** A QR code as squares: `size` rows of `size`. */
export interface QrMatrix {
  size: number;
  isDark: (row: number, column: number) => boolean;
}

/**
 * Encodes a text, so that a code with 15 % of it damaged can still be read.
 * @returns null when the text does not fit into a code (2,331 bytes)
 */
export function qrMatrix(text: string): QrMatrix | null {
  if (bytesOf(text) > maxBytes) return null;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** Light modules around the code, as its standard asks for. */
export const quietZone = 4;

/**
 * Draws the dark modules as one SVG path, one module to a unit, quiet zone included: a run of dark modules in a row is one
 * rectangle, which keeps the path short and free of hair lines.
 */
export function qrPath(matrix: QrMatrix): string {
  const { size } = matrix;
  const runs: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!matrix.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && matrix.isDark(row, column + 1)) column++;
      const length = column - start + 1;
      runs.push(`M${start + quietZone} ${row + quietZone}h${length}v1h-${length}z`);
    }
  }
  return runs.join('');
}

/** Bytes that the largest code holds when 15 % of it may be damaged, the level that codes are drawn at. */
export const maxBytes = 2331;

/** How many bytes of a code a text takes at most. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
