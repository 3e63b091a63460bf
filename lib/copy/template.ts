import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { isOneLine, oneLine } from '@/lib/rules/text';

/** What a link is called where it is pasted: its title on one line, or where it leads, without `https://`. */
export const copyTitle = ({ title, longUrl }: Pick<LinkRecord, 'title' | 'longUrl'>): string =>
  oneLine(title) || oneLine(longUrl.replace(/^https?:\/\//i, '').replace(/\/$/, ''));

/** What is needed of a link to put it onto the clipboard. */
export type CopyLink = Pick<
  LinkRecord,
  'shortUrl' | 'longUrl' | 'title' | 'createdAt' | 'expiry' | 'alias' | 'domain'
>;

/** In characters. */
const longestTemplate = 500;

/** The names that a template may hold in braces, in the order to show them. */
export const templateFields = [
  'link',
  'title',
  'address',
  'domain',
  'alias',
  'date',
  'expiry',
] as const;

const values: Record<(typeof templateFields)[number], (link: CopyLink) => string> = {
  link: ({ shortUrl }) => shortUrl,
  title: copyTitle,
  address: ({ longUrl }) => longUrl,
  domain: ({ domain, shortUrl }) => domain ?? new URL(shortUrl).host,
  // A service that picked the short part itself did not tell it apart from the link.
  alias: ({ alias, shortUrl }) => alias ?? new URL(shortUrl).pathname.slice(1),
  date: ({ createdAt }) => localDay(new Date(createdAt)),
  expiry: ({ expiry }) => expiry ?? '',
};

/** What each `{name}` of a template stands for; nothing in it is taken for a name again. */
const fields = new Map(Object.entries(values));

/** Braces around anything but a name are braces. */
const field = /\{(\w+)\}/g;

/** Puts a link into a template. A name that it does not know stays as it is. */
export const fillTemplate = (template: string, link: CopyLink): string =>
  template.replaceAll(field, (whole, name: string) => fields.get(name)?.(link) ?? whole);

/** Checks a template as typed: without `{link}` what is copied would be of no use. */
export function checkTemplate(template: string): Problem | undefined {
  if (template.length > longestTemplate) return 'template_too_long';
  if (!template.split('\n').every(isOneLine)) return 'template_unseen';
  const names = Array.from(template.matchAll(field), ([, name = '']) => name);
  if (names.some((name) => !fields.has(name))) return 'template_unknown_field';
  return names.includes('link') ? undefined : 'template_no_link';
}

/**
 * Whether a template that somebody else may have written can be offered to a person. Where it is pasted, a line break may run
 * what stands before it; only the person's own template has one.
 */
export const isOfferableTemplate = (template: string): boolean =>
  checkTemplate(template) === undefined && isOneLine(template);
