import { create } from 'qrcode';

import { bytesOf, mostBytes } from './qr-capacity';

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
  if (bytesOf(text) > mostBytes) return null;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}
