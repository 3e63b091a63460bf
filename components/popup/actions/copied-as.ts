import type { CopyFormat } from '@/lib/model/preferences';

/** How a link was copied, where it was not copied alone. */
export const copiedAs: Record<CopyFormat, string> = {
  plain: '',
  markdown: 'Copied as Markdown',
  html: 'Copied as HTML',
  title: 'Copied with its title',
  template: 'Copied in your own format',
};
