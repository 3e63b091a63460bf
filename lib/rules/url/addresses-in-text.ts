import { addressEnd, withoutTrailing } from './address-end';
import { bareHost } from './bare-host';
import { normaliseLongUrl } from './long-url';

/** Everything between blanks, quotation marks, and the punctuation of scripts that write without blanks. */
const words =
  /[^\s\p{Cc}\p{Bidi_Control}\u200B\u2060<>"`\\«»‹›“”„‟‘‚،؛؟।॥、。〈-】〔-〟！（），：；？｟-､]+/gu;

/** Between two addresses that stand in one word: a Markdown link's two halves, a list without blanks. */
const between = /\]\(|[,;|'](?=https?:\/\/)/i;

/** Not inside another scheme's name, as in `git+https://`, and with no user name or password, which nobody may pass on. */
const scheme =
  /(?<![a-z\d+.-])https?:\/\/(?=[\p{L}\p{N}\p{Extended_Pictographic}[])(?![^/?#]{0,255}@)/iu;

/** What may stand in front of an address without a scheme. A slash may not: it would be a path. */
const leading = /^[()[\]{}'’*_~|,;:!?]*/;

/**
 * All http and https addresses in a text that people wrote, in order, each once, as `URL.href` spells it. Without a scheme
 * only what clearly is one: `www.` in front, or a path behind. An address inside of another one belongs to it. The time
 * it takes grows with the length of the text alone, whatever stands there.
 */
export function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(words)) {
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
  return isBareAddress(text.slice(first)) ? first : text.search(scheme);
}

function isBareAddress(text: string): boolean {
  const host = bareHost(text);
  return host !== null && (/^www\./i.test(host) || text.charAt(host.length) === '/');
}
