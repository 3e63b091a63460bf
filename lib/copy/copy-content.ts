import type { CopyContent } from '@/lib/model/copy-content';
import type { CopyFormat, Preferences } from '@/lib/model/preferences';

import { type CopyLink, fillTemplate } from './copy-template';
import { copyTitle } from './copy-title';
import { htmlLink } from './html-link';
import { markdownLink } from './markdown-link';

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
  const text = one.length > 1 ? listed(one, copyFormat) : one.join('');
  return { text, html: copyFormat === 'html' ? text : null };
}

function listed(lines: readonly string[], format: CopyFormat): string {
  if (format === 'markdown') return lines.map((line) => `- ${line}`).join('\n');
  if (format === 'html') return `<ul>\n${lines.map((line) => `<li>${line}</li>\n`).join('')}</ul>`;
  return lines.join('\n');
}
