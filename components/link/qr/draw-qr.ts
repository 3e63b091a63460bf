import type { send } from '@/lib/messages/client';
import type { QrCode } from '@/lib/qr/qr-code';

/** Null when the text fits into none. The library is read at the first code, as most openings of a page show none. */
export async function drawQr(text: string, ask: typeof send): Promise<QrCode | null> {
  const { drawInLook, readLook } = await import('./draw-in-look');
  return drawInLook(text, await readLook(ask));
}
