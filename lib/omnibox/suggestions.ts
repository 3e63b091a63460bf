import type { Command } from '@/lib/model/command';
import type { LinkRecord } from '@/lib/model/link';
import type { Target } from '@/lib/model/shorten';
import { foldedWords } from '@/lib/rules/text';

import { commandOfText } from './command-of-text';
import {
  type Description,
  type DescriptionStyle,
  type AddressBarLines,
  type Suggestion,
  describe,
} from './describe';

/** Lines that browsers have room for. */
export const maxLines = 6;

/** What the first line says where it cannot follow what is typed. */
export const anyFirstLine = 'Shorten what is an address, or copy the link that fits best';

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
    description: describe({ does: '', parts: partsOf(link) }, words, style),
  });
  const [best] = isBest ? links : [];
  const others = links.filter((link) => link !== best && link.shortUrl !== typed.trim());
  return {
    first: describe(description, isBest ? words : [], style),
    best: best === undefined ? null : lineOf(best),
    suggestions: others.slice(0, maxLines - 1).map(lineOf),
  };
}

const lineTexts = {
  nothing: 'Type an address to shorten it, or words to find a link.',
  unfit: 'This cannot be shortened.',
  unknown: 'None of the links made here fits these words.',
};

/** Words are for the best link that fits them: it stands in the first line, and need not be said again. */
function firstLine(
  typed: string,
  best: LinkRecord | undefined,
): { description: Description; isBest: boolean } {
  const command = commandOfText(typed);
  if (command.kind === 'find' && best !== undefined)
    return { description: { does: 'Copy', parts: partsOf(best) }, isBest: true };
  return { description: descriptionOf(command), isBest: false };
}

function descriptionOf(command: Command): Description {
  switch (command.kind) {
    case 'shorten':
      return whatIsShortened(command.targets);
    case 'find':
      return { does: lineTexts.unknown, parts: [] };
    case 'refuse':
      return { does: lineTexts.unfit, parts: [] };
    default:
      return { does: lineTexts.nothing, parts: [] };
  }
}

function whatIsShortened([target, ...others]: readonly Target[]): Description {
  return others.length > 0 || target === undefined
    ? { does: `Shorten ${others.length + 1} addresses`, parts: [] }
    : { does: 'Shorten', parts: [{ text: target.url, as: 'url' }] };
}

const partsOf = ({ title, shortUrl, longUrl }: LinkRecord): Description['parts'] => [
  { text: title },
  { text: shortUrl, as: 'url' },
  { text: longUrl, as: 'dim' },
];
