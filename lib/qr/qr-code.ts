import { create } from 'qrcode';

import { bytesOf, maxBytes } from './capacity';

/** In a square of `side` units. */
export interface QrCode {
  side: number;
  path: string;
}

/** @returns null when the text does not fit */
export function createQrCode(text: string): QrCode | null {
  const matrix = qrMatrix(text);
  return matrix && { side: matrix.size + 2 * quietZone, path: qrPath(matrix) };
}

export interface QrMatrix {
  size: number;
  isDark: (row: number, column: number) => boolean;
}

/** Readable with 15 % of it damaged. @returns null when the text does not fit (2,331 bytes) */
export function qrMatrix(text: string): QrMatrix | null {
  if (bytesOf(text) > maxBytes) return null;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** In modules, as the standard asks for. */
export const quietZone = 4;

/** One SVG unit a module, quiet zone included; a run of dark modules is one rectangle, against hair lines. */
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
