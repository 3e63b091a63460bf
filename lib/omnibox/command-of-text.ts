import type { Command } from '@/lib/model/command';
import { addressesIn, shortenCommand, bareHost } from '@/lib/rules/url/addresses-in-text';
import { normaliseLongUrl } from '@/lib/rules/url/url';

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
const thisMachine = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?![^/?#])/i;

/**
 * The command of a text that was entered behind the keyword: addresses are shortened, words find a link made here,
 * and nothing at all shows the links. Among words, only an address with its scheme is one.
 */
export function commandOfText(typed: string): Command {
  const words = typed.split(/(?:[,;](?=\s|$)|\s)+/).filter((word) => word !== '');
  const [first, ...others] = words;
  if (first === undefined) return { kind: 'open_screen', screen: 'links' };
  const areAddresses = words.every(isAddress);
  if (areAddresses && others.length === 0) return commandOfAddress(first);
  const meant = areAddresses ? words.map(withScheme) : words.filter(holdsScheme);
  const addresses = addressesIn(meant.join(' '));
  return addresses.length === 0
    ? { kind: 'find', words: words.join(' ') }
    : shortenCommand(addresses);
}

/** Typed alone, an address is taken to the letter: a full stop at its end belongs to it. */
function commandOfAddress(address: string): Command {
  const read = normaliseLongUrl(address);
  return 'url' in read ? shortenCommand([read.url]) : { kind: 'refuse', problem: read.problem };
}

const isAddress = (word: string): boolean =>
  scheme.test(word) || thisMachine.test(word) || isBareAddress(word);

function isBareAddress(word: string): boolean {
  const host = bareHost(word);
  return host !== null && /^(?:[/?#]|$)/.test(word.slice(host.length));
}

function withScheme(word: string): string {
  if (scheme.test(word)) return word;
  return `${thisMachine.test(word) ? 'http' : 'https'}://${word}`;
}

const holdsScheme = (word: string): boolean => /https?:\/\//i.test(word);
