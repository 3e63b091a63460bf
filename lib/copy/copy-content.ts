import type { LinkRecord } from '@/lib/model/link';
import type { CopyContent, CopyFormat, Preferences } from '@/lib/model/preferences';
import { localDay } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { isOneLine, oneLine } from '@/lib/rules/text';
import { withoutScheme } from '@/lib/rules/url/without-scheme';

type CopyChoice = Pick<Preferences, 'copyFormat' | 'copyTemplate'>;

/** In the order in which they are offered. */
export const copyFormats: readonly CopyFormat[] = [
  'plain',
  'markdown',
  'html',
  'title',
  'template',
];

const formats: Record<CopyFormat, (link: CopyLink, template: string) => string> = {
  plain: ({ shortUrl }) => shortUrl,
  markdown: (link) => markdownLink(copyTitle(link), link.shortUrl),
  html: (link) => htmlLink(copyTitle(link), link.shortUrl),
  title: (link) => `${copyTitle(link)} ${link.shortUrl}`,
  template: (link, template) => fillTemplate(template, link),
};

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

const htmlLink = (text: string, url: string): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

const inText = /[\\`*_~[\]<]|&(?=#?\w+;)/g;

const inDestination = /[\\()<>]|&(?=#?\w+;)/g;

const markdownLink = (text: string, url: string): string =>
  `[${text.replaceAll(inText, String.raw`\$&`)}](${url.replaceAll(inDestination, String.raw`\$&`)})`;

const copyTitle = ({ title, longUrl }: Pick<LinkRecord, 'title' | 'longUrl'>): string =>
  oneLine(title) || oneLine(withoutScheme(longUrl).replace(/\/$/, ''));

export type CopyLink = Pick<
  LinkRecord,
  'shortUrl' | 'longUrl' | 'title' | 'createdAt' | 'expiry' | 'alias' | 'domain'
>;

/** In characters. */
const longestTemplate = 500;

/** In the order to show them. */
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
  // The service's own alias stands only in the link.
  alias: ({ alias, shortUrl }) => alias ?? new URL(shortUrl).pathname.slice(1),
  date: ({ createdAt }) => localDay(new Date(createdAt)),
  expiry: ({ expiry }) => expiry ?? '',
};

const fields = new Map(Object.entries(values));

const field = /\{(\w+)\}/g;

export const fillTemplate = (template: string, link: CopyLink): string =>
  template.replaceAll(field, (whole, name: string) => fields.get(name)?.(link) ?? whole);

export function checkTemplate(template: string): Problem | undefined {
  if (template.length > longestTemplate) return 'template_too_long';
  if (!template.split('\n').every(isOneLine)) return 'template_unseen';
  const names = Array.from(template.matchAll(field), ([, name = '']) => name);
  if (names.some((name) => !fields.has(name))) return 'template_unknown_field';
  return names.includes('link') ? undefined : 'template_no_link';
}

export const isTemplate = (template: string): boolean => checkTemplate(template) === undefined;

/** From a file: where it is pasted, a line break may run what stands before it. */
export const isOfferableTemplate = (template: string): boolean =>
  isTemplate(template) && isOneLine(template);
