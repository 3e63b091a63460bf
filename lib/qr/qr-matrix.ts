import { create } from 'qrcode';

/** A QR code as squares: `size` rows of `size`, dark where `dark(row, column)`. */
export interface QrMatrix {
  size: number;
  dark: (row: number, column: number) => boolean;
}

/**
 * Encodes a text, so that a code with 15 % of it damaged can still be read.
 * @throws {Error} when the text does not fit (2,331 bytes)
 */
export function qrMatrix(text: string): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, dark: (row, column) => modules.get(row, column) === 1 };
}
