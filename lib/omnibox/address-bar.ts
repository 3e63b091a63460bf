import type { Command } from '@/lib/model/command';
import type { LinkRecord } from '@/lib/model/link';
import type { NamedService } from '@/lib/model/service';
import type { Target } from '@/lib/model/shorten';
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

/** Among words, only addresses with their scheme count. @param services those that may be named first */
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
  const meant = areAddresses
    ? words.map(withScheme)
    : words.filter((word) => /https?:\/\//i.test(word));
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

export const maxLines = 6;

export const anyFirstLine = (): string => t('omnibox_any');

/** @param links of the named service, the best match first */
export function suggestionsFor(
  { typed, services = [] }: { typed: string; services?: readonly NamedService[] },
  links: readonly LinkRecord[],
  style: DescriptionStyle,
): AddressBarLines {
  const { service = null } = readServicePrefix(typed, services) ?? {};
  const command = commandOfText(typed, services);
  const isSeveral = services.length > 0;
  const [best] = command.kind === 'find' ? links : [];
  const description = best === undefined ? descriptionOf(command, isSeveral) : copying(best);
  // Entered, it has to find a link of the same service.
  const contentOf = ({ shortUrl }: LinkRecord): string =>
    service === null ? shortUrl : `${servicePrefix(service)} ${shortUrl}`;
  const lineOf = (link: LinkRecord): Suggestion => ({
    content: contentOf(link),
    description: describe({ about: partsOf(link) }, style),
  });
  const others = links.filter((link) => link !== best && contentOf(link) !== typed.trim());
  return {
    first: describe(onService(service, description), style),
    best: best ? lineOf(best) : null,
    suggestions: others.slice(0, maxLines - 1).map(lineOf),
  };
}

function onService(service: NamedService | null, description: Description): Description {
  if (service === null) return description;
  const { does = subject } = description;
  return { ...description, does: t('omnibox_service', { does, service: service.label }) };
}

const copying = (best: LinkRecord): Description => ({
  does: t('omnibox_copy', { link: subject }),
  about: partsOf(best),
});

function descriptionOf(command: Command, isSeveral: boolean): Description {
  if (command.kind === 'shorten') return whatIsShortened(command.targets);
  if (command.kind === 'find') {
    const isName = command.service === undefined && command.words.startsWith('@');
    return { does: t(isSeveral && isName ? 'omnibox_which' : 'omnibox_no_match') };
  }
  if (command.kind === 'refuse' && command.problem !== 'url_missing') {
    return { does: t('omnibox_refused') };
  }
  return { does: t(isSeveral && command.kind !== 'refuse' ? 'omnibox_which' : 'omnibox_nothing') };
}

const whatIsShortened = ([target, ...others]: readonly Target[]): Description =>
  target === undefined || others.length > 0
    ? { does: plural('omnibox_shorten_many', others.length + 1) }
    : { does: t('omnibox_shorten', { url: subject }), about: [{ text: target.url, as: 'url' }] };

const partsOf = ({ title, shortUrl, longUrl }: LinkRecord): NonNullable<Description['about']> => [
  { text: title },
  { text: shortUrl, as: 'url' },
  { text: longUrl, as: 'dim' },
];
