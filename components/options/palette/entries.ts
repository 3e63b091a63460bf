import {
  Download,
  Hash,
  type IconNode,
  Link,
  ListPlus,
  Megaphone,
  Plus,
  QrCode,
  Upload,
} from 'lucide';

import { destinationName, linkName, shortName } from '@/components/options/links/link-text';
import { addressOfLink } from '@/components/options/links/place';
import { screens } from '@/components/options/screens';
import type { LinkRecord } from '@/lib/model/link';
import { fold, foldedWords } from '@/lib/rules/text';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

/** What can be chosen, and the place that it leads to. */
export interface PaletteEntry {
  id: string;
  place: string;
  text: string;
  icon: IconNode;
  /** Tells a link from others of the same name. */
  about?: string;
  /** All that it is found by. */
  words: string;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** What is begun, and where: that asks before it does anything. */
const actions: readonly (readonly [text: PlainMessageKey, place: string, icon: IconNode])[] = [
  ['links_new', 'links/new', Plus],
  ['bulk_title', 'many', ListPlus],
  ['qr_codes_new', 'qr-codes/new', QrCode],
  ['campaigns_new', 'campaigns/new', Megaphone],
  ['channels_new', 'channels/new', Hash],
  ['data_export_title', 'data', Download],
  ['data_import_title', 'data', Upload],
];

/** What fits what was typed; as long as that is blank, all but links. @param found links that fit it, or what was typed before */
export function paletteGroups(typed: string, found: readonly LinkRecord[]): PaletteGroup[] {
  const words = foldedWords(typed);
  const fits = (entry: PaletteEntry) => {
    const text = fold(entry.words);
    return words.every((word) => text.includes(word));
  };
  const groups = [
    {
      title: t('palette_screens'),
      entries: screens
        .filter(({ title }) => !actions.some(([text]) => text === title))
        .map(({ id, title, icon }) => entryOf(t(title), id, icon)),
    },
    {
      title: t('list_actions'),
      entries: actions.map(([text, place, icon]) => entryOf(t(text), place, icon)),
    },
    { title: t('links_title'), entries: words.length === 0 ? [] : found.map(linkEntry) },
  ];
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}

const entryOf = (text: string, place: string, icon: IconNode): PaletteEntry => ({
  id: `${place} ${text}`,
  place: `#${place}`,
  text,
  icon,
  words: text,
});

function linkEntry(link: LinkRecord): PaletteEntry {
  const { shortUrl, longUrl, title, filing } = link;
  return {
    id: shortUrl,
    place: addressOfLink(shortUrl),
    text: linkName(link),
    icon: Link,
    about: title.trim() === '' ? destinationName(longUrl) : shortName(link),
    words: [title, shortUrl, longUrl, ...filing.map(({ name }) => name)].join('\n'),
  };
}
