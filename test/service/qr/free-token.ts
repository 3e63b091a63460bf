import { choices } from '../choices.ts';
import { randomWord } from '../random-word.ts';
import type { QrCodes } from '../storage/qr-codes.ts';

const { qrTokenLength } = choices.account;

/** A random last part of a public link that no QR code has yet. */
export function chooseFreeToken(codes: QrCodes): string {
  let token = randomWord(qrTokenLength);
  while (codes.byToken(token) !== undefined) token = randomWord(qrTokenLength);
  return token;
}
