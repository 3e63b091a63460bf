import type { Command } from '@/lib/model/command';
import type { LinkRecord } from '@/lib/model/link';
import type { Target } from '@/lib/model/shorten';
import { foldedWords } from '@/lib/rules/text';
import { addressesIn, bareHost, shortenCommand } from '@/lib/rules/url/addresses-in-text';
import { normaliseLongUrl } from '@/lib/rules/url/url';
import { plural, t } from '@/lib/texts/translate';

import {
  type AddressBarLines,
  type Description,
  type DescriptionStyle,
  type Suggestion,
  describe,
  subject,
} from './describe';

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

/** Lines that browsers have room for. */
export const maxLines = 6;

/** What the first line says where it cannot follow what is typed. */
export const anyFirstLine = (): string => t('omnibox_any');

/**
 * What stands under the address bar while something is typed.
 *
 * @param links those that fit it, the best one first
 */
export function suggestionsFor(
  typed: string,
  links: readonly LinkRecord[],
  style: DescriptionStyle,
): AddressBarLines {
  const words = foldedWords(typed);
  const { description, isBest } = firstLine(typed, links[0]);
  const lineOf = (link: LinkRecord): Suggestion => ({
    content: link.shortUrl,
    description: describe({ about: partsOf(link) }, words, style),
  });
  const [best] = isBest ? links : [];
  const others = links.filter((link) => link !== best && link.shortUrl !== typed.trim());
  return {
    first: describe(description, isBest ? words : [], style),
    best: best === undefined ? null : lineOf(best),
    suggestions: others.slice(0, maxLines - 1).map(lineOf),
  };
}

/** Words are for the best link that fits them: it stands in the first line, and need not be said again. */
function firstLine(
  typed: string,
  best: LinkRecord | undefined,
): { description: Description; isBest: boolean } {
  const command = commandOfText(typed);
  if (command.kind === 'find' && best !== undefined)
    return {
      description: { does: t('omnibox_copy', { link: subject }), about: partsOf(best) },
      isBest: true,
    };
  return { description: descriptionOf(command), isBest: false };
}

function descriptionOf(command: Command): Description {
  switch (command.kind) {
    case 'shorten':
      return whatIsShortened(command.targets);
    case 'find':
      return { does: t('omnibox_no_match') };
    case 'refuse':
      return { does: t('omnibox_refused') };
    default:
      return { does: t('omnibox_nothing') };
  }
}

function whatIsShortened([target, ...others]: readonly Target[]): Description {
  return others.length > 0 || target === undefined
    ? { does: plural('omnibox_shorten_many', others.length + 1) }
    : {
        does: t('omnibox_shorten', { url: subject }),
        about: [{ text: target.url, as: 'url' }],
      };
}

const partsOf = ({ title, shortUrl, longUrl }: LinkRecord): NonNullable<Description['about']> => [
  { text: title },
  { text: shortUrl, as: 'url' },
  { text: longUrl, as: 'dim' },
];
