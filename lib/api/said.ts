import { plainText } from '@/lib/contract/plain-text';

import { redact } from './redact';

/** Characters. */
const longest = 300;

/**
 * Makes the service's own sentence fit to be shown: plain text, without secrets, short.
 * @param sentence as the service sent it, HTML or not
 * @param secrets see `redact`
 * @returns undefined when nothing is left of it
 */
export function said(sentence: string, secrets: readonly string[]): string | undefined {
  // Redacted before and after: the encoding of a text can hide a secret, and so can taking the encoding away.
  const plain = plainText(redact(sentence, secrets).replaceAll(/<[a-z/!][^<>]*>/gi, ' '));
  const safe = redact(plain.replaceAll(/\s+/g, ' ').trim(), secrets);
  const short = safe.length > longest ? `${safe.slice(0, longest - 1)}…` : safe;
  return short === '' ? undefined : short.toWellFormed();
}
