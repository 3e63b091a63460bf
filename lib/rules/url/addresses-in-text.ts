import { lazy } from '@/lib/async/lazy';
import type { Command } from '@/lib/model/command';
import { mostAddresses } from '@/lib/rules/job';

import { normaliseLongUrl } from './url';

/** Between blanks, quotation marks, and the punctuation of scripts without blanks. */
const words = lazy(
  () =>
    /[^\s\p{Cc}\p{Bidi_Control}\u200B\u2060<>"`\\«»‹›“”„‟‘‚،؛؟।॥、。〈-】〔-〟！（），：；？｟-､]+/gu,
);

/** Between the halves of a Markdown link, or in a list without blanks. */
const between = /\]\(|[,;|'](?=https?:\/\/)/i;

/** Not within `git+https://`, and without a user name or password, which must not be passed on. */
const scheme = lazy(
  () => /(?<![a-z\d+.-])https?:\/\/(?=[\p{L}\p{N}\p{Extended_Pictographic}[])(?![^/?#]{0,255}@)/iu,
);

/** A slash would begin a path. */
const leading = /^[()[\]{}'’*_~|,;:!?]*/;

/** In order, each once, as `URL.href` spells it; without a scheme only with `www.` or a path. Linear in the text's length. */
export function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(words())) {
    for (const part of word.split(between)) addAddresses(part, found);
  }
  return [...found];
}

function addAddresses(part: string, found: Set<string>): void {
  let rest = part;
  for (let start = startOf(rest); start >= 0; start = startOf(rest)) {
    const end = start + addressEnd(rest.slice(start));
    const address = withoutTrailing(rest.slice(start, end), rest.charAt(start - 1) || ' ');
    const read = normaliseLongUrl(address);
    if ('url' in read) found.add(read.url);
    rest = rest.slice(end);
  }
}

function startOf(text: string): number {
  const first = leading.exec(text)?.[0].length ?? 0;
  return isBareAddress(text.slice(first)) ? first : text.search(scheme());
}

function isBareAddress(text: string): boolean {
  const host = bareHost(text);
  return host !== null && (/^www\./i.test(host) || text.charAt(host.length) === '/');
}

/** Ends at characters that no host has, although a parser would include them. */
const authority = lazy(
  () => /^https?:\/\/(?:\[[\da-f:.]{2,45}\](?::\d{1,5})?|[^\s/?#,;'’…!*()[\]{}&=$+~|@%]{1,256})/iu,
);

/** In characters, with the scheme; more would only keep the parser busy. */
const maxHostLength = 263;

/** No top-level domain continues in another script, unlike text without blanks. */
const otherScript = lazy(() => /(?<=\.[a-z]{2,63})[^\p{ASCII}]+$/iu);

/** Ends a sentence rather than an address. */
const trailing = ".,;:!?'’…([{";

/** On both sides of a word. */
const emphasis = '*_~|';

const openerOf = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const openers = new Set(openerOf.values());

function hostInFront(text: string): string {
  const [host = bareHost(text) ?? ''] = authority().exec(text) ?? [];
  return host.length > maxHostLength ? '' : host.replace(otherScript(), '');
}

/** After the host where nothing follows, else after the path. */
function addressEnd(text: string): number {
  const host = hostInFront(text).length;
  return /^[/?#@]/.test(text.slice(host)) ? pathEnd(text) : Math.max(host, 1);
}

/** Before the first unmatched bracket, so that `_(film)` stays whole. */
function pathEnd(text: string): number {
  const depth = new Map<string, number>();
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (openers.has(sign)) depth.set(sign, (depth.get(sign) ?? 0) + 1);
    const opener = openerOf.get(sign);
    if (opener === undefined) continue;
    const open = depth.get(opener) ?? 0;
    if (open === 0) return index;
    depth.set(opener, open - 1);
  }
  return text.length;
}

function withoutTrailing(address: string, before: string): string {
  const ends = emphasis.includes(before) ? trailing + before : trailing;
  let end = address.length;
  while (end > 0 && ends.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** A host without a scheme, perhaps with a port, that is no part of an e-mail address; bounded, so that no text keeps it busy. */
const host = lazy(
  () =>
    /^(?:[\p{L}\p{N}-]{1,63}\.){1,10}(\p{L}{2,63}|xn--[a-z\d-]{1,59})(?::\d{1,5})?(?!\.?[\p{L}\p{N}@_-])/iu,
);

/** Host-like names that are more often files; none of these endings is a top-level domain. */
const fileEndings = lazy(
  () =>
    new Set(
      'avi bmp conf cpp css csv doc docx exe gif htm html ini jpeg jpg js json jsx log mp3 pdf php png ppt pptx rtf svg tar tex ts tsx ttf txt vue wav webp xls xlsx xml yaml yml'.split(
        ' ',
      ),
    ),
);

/** @returns the host, with its port, at the beginning of a text; null for none */
export function bareHost(text: string): string | null {
  const [found, ending = ''] = host().exec(text) ?? [];
  return found === undefined || fileEndings().has(ending.toLowerCase()) ? null : found;
}

export function shortenCommand(addresses: readonly string[]): Command {
  if (addresses.length === 0) return { kind: 'refuse', problem: 'no_addresses' };
  if (addresses.length > mostAddresses) return { kind: 'refuse', problem: 'too_many_addresses' };
  const targets = addresses.map((url) => ({ url, title: '' }));
  return { kind: 'shorten', targets, domain: null };
}
