import { lazy } from '@/lib/async/lazy';
import type { Command } from '@/lib/model/command';
import { mostAddresses } from '@/lib/rules/job';

import { normaliseLongUrl } from './url';

/** Everything between blanks, quotation marks, and the punctuation of scripts that write without blanks. */
const words = lazy(
  () =>
    /[^\s\p{Cc}\p{Bidi_Control}\u200B\u2060<>"`\\«»‹›“”„‟‘‚،؛؟।॥、。〈-】〔-〟！（），：；？｟-､]+/gu,
);

/** Between two addresses that stand in one word: a Markdown link's two halves, a list without blanks. */
const between = /\]\(|[,;|'](?=https?:\/\/)/i;

/** Not inside another scheme's name, as in `git+https://`, and with no user name or password, which nobody may pass on. */
const scheme = lazy(
  () => /(?<![a-z\d+.-])https?:\/\/(?=[\p{L}\p{N}\p{Extended_Pictographic}[])(?![^/?#]{0,255}@)/iu,
);

/** What may stand in front of an address without a scheme. A slash may not: it would be a path. */
const leading = /^[()[\]{}'’*_~|,;:!?]*/;

/**
 * All http and https addresses in a text that people wrote, in order, each once, as `URL.href` spells it. Without a scheme
 * only what clearly is one: `www.` in front, or a path behind. An address inside of another one belongs to it. The time
 * it takes grows with the length of the text alone, whatever stands there.
 */
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

/** Scheme and host of an address. Signs that no host has end it, although a parser would take them for a part of it. */
const authority = lazy(
  () => /^https?:\/\/(?:\[[\da-f:.]{2,45}\](?::\d{1,5})?|[^\s/?#,;'’…!*()[\]{}&=$+~|@%]{1,256})/iu,
);

/** In characters, the scheme included; longer ones exist nowhere, and would only keep the parser busy. */
const maxHostLength = 263;

/** No top-level domain goes on in another script: there the text does, where it is written without blanks. */
const otherScript = lazy(() => /(?<=\.[a-z]{2,63})[^\p{ASCII}]+$/iu);

/** What ends a sentence rather than an address. */
const trailing = ".,;:!?'’…([{";

/** Signs that set a word apart, and then stand on both of its sides. */
const emphasis = '*_~|';

/** Closing brackets by what opens them. */
const openerOf = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const openers = new Set(openerOf.values());

/** The host, with its scheme where it has one, that a text begins with; blank where it begins with none. */
function hostInFront(text: string): string {
  const [host = bareHost(text) ?? ''] = authority().exec(text) ?? [];
  return host.length > maxHostLength ? '' : host.replace(otherScript(), '');
}

/** Where the address that a text begins with ends: after its host where nothing follows, or else with its path. */
function addressEnd(text: string): number {
  const host = hostInFront(text).length;
  return /^[/?#@]/.test(text.slice(host)) ? pathEnd(text) : Math.max(host, 1);
}

/** Before the first bracket that nothing in it opened (`_(film)` stays whole). Looks at each character once. */
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

/** An address without the punctuation after it. @param before the character in front of it, or a blank */
function withoutTrailing(address: string, before: string): string {
  const ends = emphasis.includes(before) ? trailing + before : trailing;
  let end = address.length;
  while (end > 0 && ends.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/**
 * A host without a scheme at the beginning of a text: labels and a top-level domain of letters, perhaps a port. What comes
 * after must not belong to it, nor make it the first half of an e-mail address. Bounded, so that no text keeps it busy.
 */
const host = lazy(
  () =>
    /^(?:[\p{L}\p{N}-]{1,63}\.){1,10}(\p{L}{2,63}|xn--[a-z\d-]{1,59})(?::\d{1,5})?(?!\.?[\p{L}\p{N}@_-])/iu,
);

/** What reads like a host and is the name of a file more often. None of these is a top-level domain. */
const fileEndings = lazy(
  () =>
    new Set(
      'avi bmp conf cpp css csv doc docx exe gif htm html ini jpeg jpg js json jsx log mp3 pdf php png ppt pptx rtf svg tar tex ts tsx ttf txt vue wav webp xls xlsx xml yaml yml'.split(
        ' ',
      ),
    ),
);

/** @returns the host, with its port, that a text without a scheme begins with; null where it begins with none */
export function bareHost(text: string): string | null {
  const [found, ending = ''] = host().exec(text) ?? [];
  return found === undefined || fileEndings().has(ending.toLowerCase()) ? null : found;
}

/** Asks for short links of these, as one list. */
export function shortenCommand(addresses: readonly string[]): Command {
  if (addresses.length === 0) return { kind: 'refuse', problem: 'no_addresses' };
  if (addresses.length > mostAddresses) return { kind: 'refuse', problem: 'too_many_addresses' };
  const targets = addresses.map((url) => ({ url, title: '' }));
  return { kind: 'shorten', targets, domain: null };
}
