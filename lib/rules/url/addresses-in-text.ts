import { lazy } from '@/lib/async/lazy';
import type { Command } from '@/lib/model/command';
import { mostAddresses } from '@/lib/rules/job';

import { normaliseLongUrl } from './url';

const words = lazy(
  () =>
    /[^\s\p{Cc}\p{Bidi_Control}\u200B\u2060<>"`\\«»‹›“”„‟‘‚،؛؟।॥、。〈-】〔-〟！（），：；？｟-､]+/gu,
);

/** In a Markdown link, or a list without blanks. */
const between = /\]\(|[,;|'](?=https?:\/\/)/i;

/** Not within `git+https://`, and without a user name or password. */
const scheme = lazy(
  () => /(?<![a-z\d+.-])https?:\/\/(?=[\p{L}\p{N}\p{Extended_Pictographic}[])(?![^/?#]{0,255}@)/iu,
);

const leading = /^[()[\]{}'’*_~|,;:!?]*/;

/** As `URL.href` spells them; without a scheme only with `www.` or a path. */
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
    const read = normaliseLongUrl(withoutTrailing(rest.slice(start, end)));
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

/** Ends at characters that no host has. */
const authority = lazy(
  () => /^https?:\/\/(?:\[[\da-f:.]{2,45}\](?::\d{1,5})?|[^\s/?#,;'’…!*()[\]{}&=$+~|@%]{1,256})/iu,
);

/** No top-level domain continues in another script. */
const otherScript = lazy(() => /(?<=\.[a-z]{2,63})[^\p{ASCII}]+$/iu);

/** Ends a sentence, or is emphasis, rather than a part of an address. */
const trailing = ".,;:!?'’…([{*|";

function hostInFront(text: string): string {
  const [host = bareHost(text) ?? ''] = authority().exec(text) ?? [];
  return host.replace(otherScript(), '');
}

function addressEnd(text: string): number {
  const host = hostInFront(text).length;
  return /^[/?#@]/.test(text.slice(host)) ? pathEnd(text) : Math.max(host, 1);
}

/** Before the first unmatched bracket, so that `_(film)` stays whole. */
function pathEnd(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if ('([{'.includes(sign)) depth += 1;
    if (!')]}'.includes(sign)) continue;
    if (depth === 0) return index;
    depth -= 1;
  }
  return text.length;
}

function withoutTrailing(address: string): string {
  let end = address.length;
  while (end > 0 && trailing.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** No part of an e-mail address; bounded, so that no text keeps it busy. */
const host = lazy(
  () =>
    /^(?:[\p{L}\p{N}-]{1,63}\.){1,10}(\p{L}{2,63}|xn--[a-z\d-]{1,59})(?::\d{1,5})?(?!\.?[\p{L}\p{N}@_-])/iu,
);

/** None of these is a top-level domain. */
const fileEndings = lazy(
  () =>
    new Set(
      'avi bmp conf cpp css csv doc docx exe gif htm html ini jpeg jpg js json jsx log mp3 pdf php png ppt pptx rtf svg tar tex ts tsx ttf txt vue wav webp xls xlsx xml yaml yml'.split(
        ' ',
      ),
    ),
);

/** With its port, at the beginning of a text. */
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
