import type { Command } from '@/lib/model/command';
import type { LinkRecord } from '@/lib/model/link';
import type { NamedService } from '@/lib/model/service';
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
import { readServicePrefix, servicePrefix } from './service-prefix';

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
const thisMachine = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?![^/?#])/i;

/**
 * Addresses are shortened, words find a link made here, a blank shows the links; among words, only an address with its scheme
 * counts.
 * @param services those that may be named first; none where there is only one
 */
export function commandOfText(typed: string, services: readonly NamedService[] = []): Command {
  const prefixed = readServicePrefix(typed, services);
  if (prefixed === null) return commandOfWords(wordsIn(typed));
  const { service, text } = prefixed;
  // An unknown service must not mean the current one.
  if (service === null) return { kind: 'find', words: wordsIn(typed).join(' ') };
  const command = commandOfWords(wordsIn(text));
  if (command.kind === 'open_screen') return { kind: 'refuse', problem: 'url_missing' };
  return command.kind === 'shorten' || command.kind === 'find'
    ? { ...command, service: service.id }
    : command;
}

const wordsIn = (text: string): string[] =>
  text.split(/(?:[,;](?=\s|$)|\s)+/).filter((word) => word !== '');

function commandOfWords(words: readonly string[]): Command {
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

/** Typed alone, a final full stop is part of the address. */
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

/** Browsers show no more. */
export const maxLines = 6;

/** For a browser that shows it before the typed text is known. */
export const anyFirstLine = (): string => t('omnibox_any');

/** @param services as `commandOfText` takes them @param links of the named service, the best match first */
export function suggestionsFor(
  { typed, services = [] }: { typed: string; services?: readonly NamedService[] },
  links: readonly LinkRecord[],
  style: DescriptionStyle,
): AddressBarLines {
  const { service = null, text } = readServicePrefix(typed, services) ?? { text: typed };
  const words = foldedWords(text);
  const command = commandOfText(typed, services);
  const isSeveral = services.length > 0;
  const [best] = command.kind === 'find' ? links : [];
  const description = best === undefined ? descriptionOf(command, isSeveral) : copying(best);
  // Entered, it has to find a link of the same service.
  const contentOf = ({ shortUrl }: LinkRecord): string =>
    service === null ? shortUrl : `${servicePrefix(service)} ${shortUrl}`;
  const lineOf = (link: LinkRecord): Suggestion => ({
    content: contentOf(link),
    description: describe({ about: partsOf(link) }, words, style),
  });
  const others = links.filter((link) => link !== best && contentOf(link) !== typed.trim());
  return {
    first: describe(onService(service, description), best === undefined ? [] : words, style),
    best: best === undefined ? null : lineOf(best),
    suggestions: others.slice(0, maxLines - 1).map(lineOf),
  };
}

const onService = (service: NamedService | null, description: Description): Description =>
  service === null
    ? description
    : {
        ...description,
        does: t('omnibox_service', { does: description.does ?? subject, service: service.label }),
      };

/** The first line already is the best match. */
const copying = (best: LinkRecord): Description => ({
  does: t('omnibox_copy', { link: subject }),
  about: partsOf(best),
});

/** @param isSeveral whether other services can be named */
function descriptionOf(command: Command, isSeveral: boolean): Description {
  switch (command.kind) {
    case 'shorten':
      return whatIsShortened(command.targets);
    case 'find':
      return { does: t(isSeveral && isName(command) ? 'omnibox_which' : 'omnibox_no_match') };
    case 'refuse': {
      const isNothing = command.problem === 'url_missing';
      return { does: t(isNothing ? 'omnibox_nothing' : 'omnibox_refused') };
    }
    default:
      return { does: t(isSeveral ? 'omnibox_which' : 'omnibox_nothing') };
  }
}

/** A service's name was begun, and no service has it. */
const isName = ({ words, service }: { words: string; service?: string }): boolean =>
  service === undefined && words.startsWith('@');

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
