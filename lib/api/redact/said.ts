import { plainText } from '@/lib/rules/plain-text';

import { cutRequests } from './cut-requests';
import { createRunHider } from './hide-runs';
import { hiddenMark, redact } from './redact';

/** Characters. */
const longest = 300;

/** Characters of a secret that give it away. */
const shortestRun = 10;

/** What must not be seen in a sentence. */
export interface Unsaid {
  /** See `redact`; of longer ones, parts are hidden as well. */
  secrets: readonly string[];
  /** The addresses that stand in the request as base64; without the request, they may be said. */
  urls: readonly string[];
}

/**
 * Makes the service's own sentence fit to be shown: plain text, without secrets and without our own request, short.
 * @param sentence as the service sent it, HTML or not
 * @returns undefined when nothing is left of it
 */
export function said(sentence: string, { secrets, urls }: Unsaid): string | undefined {
  const long = secrets.filter(({ length }) => length >= shortestRun);
  const runs = createRunHider(
    long.map((text) => ({ text, shortest: shortestRun })),
    hiddenMark,
  );
  const hide = (text: string): string => runs.hide(redact(text, secrets));
  // Redacted before and after: the encoding of a text can hide a secret, and so can taking the encoding away.
  const plain = plainText(hide(sentence).replaceAll(/<[a-z/!][^<>]*>/gi, ' '));
  const safe = cutRequests(hide(plain.replaceAll(/\s+/g, ' ').trim()), urls);
  const short = safe.length > longest ? `${safe.slice(0, longest - 1)}…` : safe;
  return /[^\s…]/.test(short) ? short.toWellFormed() : undefined;
}
