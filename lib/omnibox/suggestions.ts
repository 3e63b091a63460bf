import type { Command } from '@/lib/model/command';
import type { LinkRecord } from '@/lib/model/link';
import type { Target } from '@/lib/model/shorten';
import { foldedWords } from '@/lib/rules/text';
import { plural, t } from '@/lib/texts/translate';

import { commandOfText } from './command-of-text';
import {
  type Description,
  type DescriptionStyle,
  type AddressBarLines,
  type Suggestion,
  describe,
  subject,
} from './describe';

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
