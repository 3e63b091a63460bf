import type { send } from '@/lib/messages/client';
import { plainLook } from '@/lib/qr/plain-look';
import { type QrCode, createQrCode } from '@/lib/qr/qr-code';
import { readBack } from '@/lib/qr/read-back';

/** In the look used last, or plain where that can't be read for this text. @returns null when the text fits into no code */
export async function drawInLook(text: string, ask: typeof send): Promise<QrCode | null> {
  const { look } = await ask('qr.looks', { code: null }).catch(() => ({ look: null }));
  const code = look === null ? null : createQrCode(text, look);
  const readability = code === null ? 'never' : await readBack(code, text).catch(() => 'never');
  return readability === 'never' ? createQrCode(text, plainLook) : code;
}
