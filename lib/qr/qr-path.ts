import type { QrMatrix } from './qr-matrix';

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
