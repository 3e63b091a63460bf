import type { Ask } from '@/lib/contract/ask';
import type { LinkRecord } from '@/lib/contract/link';
import type { Target } from '@/lib/contract/target';
import { foldedWords } from '@/lib/rules/fold';

import { askOfText } from './ask-of-text';
import { describe, type Description } from './describe';
import type { DescriptionStyle, Suggestion } from './omnibox';

/** Lines that browsers have room for. */
const most = 6;

/**
 * What stands under the address bar while something is typed.
 *
 * @param links those that fit it, the best one first (`searchLinks`)
 * @returns `first`: what Enter does with what was typed; `suggestions`: other links, whose short URL Enter puts in its place
 */
export function suggestionsFor(
  typed: string,
  links: readonly LinkRecord[],
  style: DescriptionStyle,
): { first: string; suggestions: Suggestion[] } {
  const words = foldedWords(typed);
  const { description, isBest } = firstLine(typed, links[0]);
  const others = links.filter(
    ({ shortUrl }, index) => shortUrl !== typed.trim() && !(isBest && index === 0),
  );
  return {
    first: describe(description, isBest ? words : [], style),
    suggestions: others.slice(0, most - 1).map((link) => ({
      content: link.shortUrl,
      description: describe({ does: '', parts: partsOf(link) }, words, style),
    })),
  };
}

const sayings = {
  nothing: 'Type an address to shorten it, or words to find a link.',
  unfit: 'This cannot be shortened.',
  unknown: 'None of the links made here fits these words.',
};

/** Words are for the best link that fits them: it stands in the first line, and need not be said again. */
function firstLine(
  typed: string,
  best: LinkRecord | undefined,
): { description: Description; isBest: boolean } {
  const ask = askOfText(typed);
  if (ask.kind === 'find' && best !== undefined)
    return { description: { does: 'Copy', parts: partsOf(best) }, isBest: true };
  return { description: descriptionOf(ask), isBest: false };
}

function descriptionOf(ask: Ask): Description {
  switch (ask.kind) {
    case 'shorten':
      return whatIsShortened(ask.targets);
    case 'find':
      return { does: sayings.unknown, parts: [] };
    case 'refuse':
      return { does: sayings.unfit, parts: [] };
    default:
      return { does: sayings.nothing, parts: [] };
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
