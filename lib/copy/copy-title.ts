import type { LinkRecord } from '@/lib/model/link';
import { oneLine } from '@/lib/rules/one-line';

/** What a link is called where it is pasted: its title on one line, or where it leads, without `https://`. */
export const copyTitle = ({ title, longUrl }: Pick<LinkRecord, 'title' | 'longUrl'>): string =>
  oneLine(title) || oneLine(longUrl.replace(/^https?:\/\//i, '').replace(/\/$/, ''));
