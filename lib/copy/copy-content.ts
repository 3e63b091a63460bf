import type { CopyContent, CopyFormat, Preferences } from '@/lib/model/preferences';

import { type CopyLink, copyTitle, fillTemplate } from './template';

export type { CopyLink };

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
