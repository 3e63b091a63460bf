import type { LinkRecord } from '@/lib/model/link';
import type { CopyContent, CopyFormat, Preferences } from '@/lib/model/preferences';
import { localDay } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { isOneLine, oneLine } from '@/lib/rules/text';

type CopyChoice = Pick<Preferences, 'copyFormat' | 'copyTemplate'>;

const formats: Record<CopyFormat, (link: CopyLink, template: string) => string> = {
  plain: ({ shortUrl }) => shortUrl,
  markdown: (link) => markdownLink(copyTitle(link), link.shortUrl),
  html: (link) => htmlLink(copyTitle(link), link.shortUrl),
  title: (link) => `${copyTitle(link)} ${link.shortUrl}`,
  template: (link, template) => fillTemplate(template, link),
};

/** What goes onto the clipboard for these links, in their order; several are a list, one to a line. */
export function copyContent(
  links: readonly CopyLink[],
  { copyFormat, copyTemplate }: CopyChoice,
): CopyContent {
  const one = links.map((link) => formats[copyFormat](link, copyTemplate));
  const text = one.length > 1 ? asList(one, copyFormat) : one.join('');
  return { text, html: copyFormat === 'html' ? text : null };
}

function asList(lines: readonly string[], format: CopyFormat): string {
  if (format === 'markdown') return lines.map((line) => `- ${line}`).join('\n');
  if (format === 'html') return `<ul>\n${lines.map((line) => `<li>${line}</li>\n`).join('')}</ul>`;
  return lines.join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The markup of a link that reads as exactly this text. */
const htmlLink = (text: string, url: string): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** What the text of a Markdown link must not hold as it is, an entity (`&lt;`) included. */
const inText = /[\\`*_~[\]<]|&(?=#?\w+;)/g;

/** What the destination of a Markdown link must not hold as it is: brackets would end it. */
const inDestination = /[\\()<>]|&(?=#?\w+;)/g;

/** A link in Markdown that reads as exactly this text. @param text on one line */
const markdownLink = (text: string, url: string): string =>
  `[${text.replaceAll(inText, String.raw`\$&`)}](${url.replaceAll(inDestination, String.raw`\$&`)})`;

/** What a link is called where it is pasted: its title on one line, or where it leads, without `https://`. */
const copyTitle = ({ title, longUrl }: Pick<LinkRecord, 'title' | 'longUrl'>): string =>
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

/** Whether a template can be kept as it is; it may have line breaks. */
export const isTemplate = (template: string): boolean => checkTemplate(template) === undefined;

/**
 * Whether a template that somebody else may have written can be offered to a person. Where it is pasted, a line break may run
 * what stands before it; only the person's own template has one.
 */
export const isOfferableTemplate = (template: string): boolean =>
  isTemplate(template) && isOneLine(template);
