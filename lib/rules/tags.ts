import type { Folder } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import type { Tag, TagTemplate } from '@/lib/model/tags';

import { firstCharacters, oneLine } from './text';
import { withTags } from './url/tags';

/** The campaign parameters that analytics tools know, in the order in which they are read. */
export const campaignTags = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export type CampaignTag = (typeof campaignTags)[number];

/** Our choice: a menu or a list of more would not be read. Lengths are in characters. */
export const mostOfTags = {
  templates: 50,
  templateName: 60,
  tags: 12,
  name: 50,
  value: 200,
  valuesToChoose: 20,
};

export type Spelling = Pick<Preferences, 'tagCase' | 'tagBlanks'>;

const blanks = { keep: ' ', hyphen: '-', underscore: '_' } as const;

/** Campaign tags alone follow the rules of spelling: what another parameter may hold, its page decides. */
export function spelled({ name, value }: Tag, { tagCase, tagBlanks }: Spelling): Tag {
  const short = firstCharacters(value, mostOfTags.value);
  if (!/^utm_/i.test(name)) return { name, value: short };
  const text = short.trimStart().replaceAll(/\s/g, blanks[tagBlanks]);
  return { name, value: tagCase === 'lower' ? text.toLowerCase() : text };
}

/** By which analytics tools sort visits without more being set up. */
const usualMediums = ['email', 'social', 'cpc', 'referral', 'affiliate', 'qr'];

interface TagContext {
  campaign?: Folder | null;
  channel?: Folder | null;
  preferences: Spelling & Pick<Preferences, 'tagValues'>;
}

/** What may be meant: the folder's name first, then what was used last. */
export function tagSuggestions(
  name: string,
  { campaign, channel, preferences }: TagContext,
): string[] {
  const folder =
    name === 'utm_campaign' ? campaign?.name : name === 'utm_source' ? channel?.name : undefined;
  const named = folder === undefined ? [] : [spelled({ name, value: folder }, preferences).value];
  const usual = name === 'utm_medium' ? usualMediums : [];
  return [...new Set([...named, ...valuesOf(preferences.tagValues, name), ...usual])].slice(0, 6);
}

/** Not by the name itself, which may be one that every object has. */
const valuesOf = (known: Preferences['tagValues'], name: string): string[] =>
  Object.entries(known).find(([each]) => each === name)?.[1] ?? [];

/** More come last, and in the place of those of their names. */
function replaced<T extends { name: string }>(all: readonly T[], more: readonly T[]): T[] {
  const names = new Set(more.map(({ name }) => name));
  return [...all.filter(({ name }) => !names.has(name)), ...more];
}

/** The tags after some were set, and those with a blank value taken out. */
export const changedTags = (tags: readonly Tag[], changed: readonly Tag[]): Tag[] =>
  replaced(tags, changed).filter(({ value }) => value !== '');

export function withValues(
  known: Preferences['tagValues'],
  tags: readonly Tag[],
): Preferences['tagValues'] {
  const used = tags.map(({ name, value }): [string, string[]] => [
    name,
    [...new Set([value, ...valuesOf(known, name)])].slice(0, mostOfTags.valuesToChoose),
  ]);
  const names = new Set(used.map(([name]) => name));
  const others = Object.entries(known).filter(([name]) => !names.has(name));
  return Object.fromEntries([...used, ...others].slice(0, mostOfTags.valuesToChoose));
}

export const withTemplates = (
  all: readonly TagTemplate[],
  more: readonly TagTemplate[],
): TagTemplate[] => replaced(all, more).slice(-mostOfTags.templates);

export const templateName = (text: string): string =>
  firstCharacters(oneLine(text), mostOfTags.templateName).trimEnd();

/** `Name?utm_source=…`, as it stands in a setup text. */
export const writeTemplate = ({ name, tags }: TagTemplate): string =>
  withTags(name.replaceAll(/[?#]/g, ' '), tags);

/** Null for what is none, or more than Curtail would write. */
export function readTemplate(text: string): TagTemplate | null {
  const [title = '', ...query] = text.split('?');
  const tags = [...new Map(new URLSearchParams(query.join('?')))].map(toTag);
  const name = templateName(title);
  const fits = tags.length > 0 && tags.length <= mostOfTags.tags && tags.every(isShort);
  return name !== '' && fits ? { name, tags } : null;
}

const toTag = ([name, value]: [string, string]): Tag => ({ name, value });

const isShort = ({ name, value }: Tag): boolean =>
  name !== '' && name.length <= mostOfTags.name && value.length <= mostOfTags.value;
