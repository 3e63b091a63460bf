import type { send } from '@/lib/messages/client';
import type { QrLook } from '@/lib/model/qr-look';
import { plainLook } from '@/lib/qr/plain-look';
import { type QrCode, createQrCode } from '@/lib/qr/qr-code';
import { readBack } from '@/lib/qr/read-back';

/** How the codes of links are drawn; null where nothing was chosen, or that can't be had. */
export async function readLook(ask: typeof send): Promise<QrLook | null> {
  const { look } = await ask('qr.looks', { code: null }).catch(() => ({ look: null }));
  return look;
}

/** In a look, or plain where that can't be read for this text. @returns null when the text fits into no code */
export async function drawInLook(text: string, look: QrLook | null): Promise<QrCode | null> {
  const code = look === null ? null : createQrCode(text, look);
  const readability = code === null ? 'never' : await readBack(code, text).catch(() => 'never');
  return readability === 'never' ? createQrCode(text, plainLook) : code;
}
