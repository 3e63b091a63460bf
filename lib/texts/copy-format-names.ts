import type { CopyFormat } from '@/lib/model/preferences';

/** What the ways to copy a link are called, in the order to offer them. */
export const copyFormatNames: Readonly<Record<CopyFormat, string>> = {
  plain: 'Plain link',
  markdown: 'Markdown',
  html: 'HTML',
  title: 'Title and link',
  template: 'Your own template',
};
