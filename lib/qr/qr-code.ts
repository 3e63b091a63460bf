import { qrMatrix } from './qr-matrix';
import { qrPath, quietZone } from './qr-path';

/** A QR code ready to be drawn: `path` in a square of `side` units, all of it to be filled dark on white. */
export interface QrCode {
  side: number;
  path: string;
}

/**
 * @param text what the code says
 * @returns null when the text does not fit into a code
 */
export function qrCode(text: string): QrCode | null {
  const matrix = qrMatrix(text);
  return matrix && { side: matrix.size + 2 * quietZone, path: qrPath(matrix) };
}
