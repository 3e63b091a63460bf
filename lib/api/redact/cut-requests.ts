import { base64 } from '@/lib/api/base64';

import { createRunHider } from './hide-runs';

/** Stands for what was cut out. */
const gap = '…';

/** Characters of the base64 of an address that are no accident. */
const shortestRun = 10;

/** A method with an address, and what follows them in the first line of a request. */
const requestLine =
  /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(?:https?:)?(?:\/|%2F)[^\s"'<>]*(?:\s+HTTP\/[\d.]+)?/gi;

/** What stands between blanks and quotes. */
const word = /[^\s"'<>]+/g;

/** Found in an address or a path of one of the APIs, whole or cut off. */
const api = /(?:\/|%2F)api(?:\/|%2F)/i;

/** Found in what follows that, where the path was cut at its front or has a blank in it: pairs of a name and a value. */
const pairs =
  /(?:^|\/|%2F)(?:(?:shorturl|custom_url|short_url|expiry_date|base_domain)(?:\/|%2F)[^/]|url(?:\/|%2F)[\w+/=%-]{8})/i;

/** What stands behind a cut in the same quotes: a blank in a path, such as a password's, ends a word, but not what is quoted. */
const quoted = /(?<=["“(«])…[^"”)»]*(?=["”)»])/g;

/**
 * Takes requests of ours out of what a service says: their paths hold the long URL, the password and the alias, and tell
 * nobody anything. Whole or cut off, with or without their escapes.
 * @param urls the addresses that stand in the request as base64
 */
export function cutRequests(text: string, urls: readonly string[]): string {
  const encoded = urls.map((url) => ({ text: base64(url), shortest: shortestRun }));
  const cut = text
    .replaceAll(requestLine, gap)
    .replaceAll(word, (each) => (api.test(each) || pairs.test(each) ? gap : each));
  return createRunHider(encoded, gap)
    .hide(cut)
    .replaceAll(quoted, gap)
    .replaceAll(/…(?:[\s/=]*…)+/g, gap);
}
