import { bareHost } from './bare-host';

/** Scheme and host of an address. Signs that no host has end it, although a parser would take them for a part of it. */
const authority =
  /^https?:\/\/(?:\[[\da-f:.]{2,45}\](?::\d{1,5})?|[^\s/?#,;'’…!*()[\]{}&=$+~|@%]{1,256})/iu;

/** In characters, the scheme included; longer ones exist nowhere, and would only keep the parser busy. */
const longestHost = 263;

/** No top-level domain goes on in another script: there the text does, where it is written without blanks. */
const otherScript = /(?<=\.[a-z]{2,63})[^\p{ASCII}]+$/iu;

/** What ends a sentence rather than an address. */
const trailing = ".,;:!?'’…([{";

/** Signs that set a word apart, and then stand on both of its sides. */
const emphasis = '*_~|';

/** Closing brackets by what opens them. */
const opens = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const openers = new Set(opens.values());

/** The host, with its scheme where it has one, that a text begins with; blank where it begins with none. */
function hostInFront(text: string): string {
  const [host = bareHost(text) ?? ''] = authority.exec(text) ?? [];
  return host.length > longestHost ? '' : host.replace(otherScript, '');
}

/** Where the address that a text begins with ends: after its host where nothing follows, or else with its path. */
export function addressEnd(text: string): number {
  const host = hostInFront(text).length;
  return /^[/?#@]/.test(text.slice(host)) ? pathEnd(text) : Math.max(host, 1);
}

/** Before the first bracket that nothing in it opened (`_(film)` stays whole). Looks at each character once. */
function pathEnd(text: string): number {
  const depth = new Map<string, number>();
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (openers.has(sign)) depth.set(sign, (depth.get(sign) ?? 0) + 1);
    const opener = opens.get(sign);
    if (opener === undefined) continue;
    const open = depth.get(opener) ?? 0;
    if (open === 0) return index;
    depth.set(opener, open - 1);
  }
  return text.length;
}

/** An address without the punctuation after it. @param before the character in front of it, or a blank */
export function withoutTrailing(address: string, before: string): string {
  const ends = emphasis.includes(before) ? trailing + before : trailing;
  let end = address.length;
  while (end > 0 && ends.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
