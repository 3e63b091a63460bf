import { base64 } from '@/lib/api/request';
import { plainText } from '@/lib/rules/plain-text';

import { type HiddenText, type RunHider, createRunHider } from './hide-runs';

/** Characters. A shorter key or header is a word, which innocent texts may hold as well. */
const minSecretLength = 8;

/** Characters of a secret that give it away; in base64, as many as stand for them in any case. */
const minRunLength = 10;
const minEncodedRunLength = 20;

/** A part of a long secret gives it away only above this share: tokens begin like others, and each part sought takes time. */
const maxRuns = 24;

/** Makes what takes the API key, and the values of headers, out of the texts of an answer, also in base64. */
export const createSecretHider = (secrets: readonly string[]): RunHider =>
  createRunHider(
    secrets.filter(({ length }) => length >= minSecretLength).flatMap(spellingsOf),
    hiddenMark,
  );

/** A secret, and its base64 at any place in a longer text, without the characters in which what is around it has a part. */
function spellingsOf(secret: string): HiddenText[] {
  const share = Math.floor(secret.length / maxRuns);
  const encodings = [0, 1, 2].map((before) => {
    const whole = base64('\0'.repeat(before) + secret).replace(/=+$/, '');
    const to = Math.floor(((before + secret.length) * 8) / 6);
    const text = whole.slice(Math.ceil((before * 8) / 6), to);
    return { text, minLength: Math.max(minEncodedRunLength, 2 * share) };
  });
  return [{ text: secret, minLength: Math.max(minRunLength, share) }, ...encodings];
}

/** Stands for what must not be seen. */
const hiddenMark = '•••';

/** The key's place in every path of the short-URL API, whatever stands there. */
const keyInPath = /(\/api\/v1\/)[^/\s"'<>]+/gi;

/**
 * The one place that takes secrets out of text.
 * @param text anything that could reach a page, a log or a report
 * @param secrets what must not be in it: the key, passwords; blank ones are ignored
 * @returns the text without any of them, in any letter case and also percent-encoded, and without the key segment of a path
 */
export function redact(text: string, secrets: readonly string[]): string {
  const spellings = secrets.flatMap((secret) => [secret, percentEncoded(secret)]);
  // The longest goes first: a secret may be part of another one, and would leave the rest of it standing.
  const ordered = [...new Set(spellings)]
    .filter((s) => s !== '')
    .toSorted((a, b) => b.length - a.length);
  const withoutSecrets =
    ordered.length === 0
      ? text
      : text.replaceAll(new RegExp(ordered.map(escapeForRegExp).join('|'), 'gi'), hiddenMark);
  return withoutSecrets.replaceAll(keyInPath, `$1${hiddenMark}`);
}

/** A lone surrogate has no encoding, so it cannot have been sent either. */
function percentEncoded(secret: string): string {
  return secret.isWellFormed() ? encodeURIComponent(secret) : '';
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Characters. */
const maxSentenceLength = 300;

/** What must not be seen in a sentence. */
export interface SentenceSecrets {
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
export function safeSentence(
  sentence: string,
  { secrets, urls }: SentenceSecrets,
): string | undefined {
  const long = secrets.filter(({ length }) => length >= minRunLength);
  const runs = createRunHider(
    long.map((text) => ({ text, minLength: minRunLength })),
    hiddenMark,
  );
  const hide = (text: string): string => runs.hide(redact(text, secrets));
  // Redacted before and after: the encoding of a text can hide a secret, and so can taking the encoding away.
  const plain = plainText(hide(sentence).replaceAll(/<[a-z/!][^<>]*>/gi, ' '));
  const safe = cutRequests(hide(plain.replaceAll(/\s+/g, ' ').trim()), urls);
  const short = safe.length > maxSentenceLength ? `${safe.slice(0, maxSentenceLength - 1)}…` : safe;
  return /[^\s…]/.test(short) ? short.toWellFormed() : undefined;
}

/** Stands for what was cut out. */
const gapMark = '…';

/** A method with an address, and what follows them in the first line of a request. */
const requestLine =
  /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(?:https?:)?(?:\/|%2F)[^\s"'<>]*(?:\s+HTTP\/[\d.]+)?/gi;

/** What stands between blanks and quotes. */
const wordPattern = /[^\s"'<>]+/g;

/** Found in an address or a path of one of the APIs, whole or cut off. */
const apiPattern = /(?:\/|%2F)api(?:\/|%2F)/i;

/** Found in what follows that, where the path was cut at its front or has a blank in it: pairs of a name and a value. */
const pairsPattern =
  /(?:^|\/|%2F)(?:(?:shorturl|custom_url|short_url|expiry_date|base_domain)(?:\/|%2F)[^/]|url(?:\/|%2F)[\w+/=%-]{8})/i;

/** What stands behind a cut in the same quotes: a blank in a path, such as a password's, ends a word, but not what is quoted. */
const quotedPattern = /(?<=["“(«])…[^"”)»]*(?=["”)»])/g;

/**
 * Takes requests of ours out of what a service says: their paths hold the long URL, the password and the alias, and tell
 * nobody anything. Whole or cut off, with or without their escapes.
 * @param urls the addresses that stand in the request as base64
 */
export function cutRequests(text: string, urls: readonly string[]): string {
  const encoded = urls.map((url) => ({ text: base64(url), minLength: minRunLength }));
  const cut = text
    .replaceAll(requestLine, gapMark)
    .replaceAll(wordPattern, (each) =>
      apiPattern.test(each) || pairsPattern.test(each) ? gapMark : each,
    );
  return createRunHider(encoded, gapMark)
    .hide(cut)
    .replaceAll(quotedPattern, gapMark)
    .replaceAll(/…(?:[\s/=]*…)+/g, gapMark);
}
