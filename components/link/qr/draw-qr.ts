import type { QrCode } from '@/lib/qr/qr-code';

/** Null when the text fits into none. The library is read at the first code, as most openings of a page show none. */
export const drawQr = async (text: string): Promise<QrCode | null> =>
  (await import('@/lib/qr/qr-code')).createQrCode(text);
