import { type CopyLink, copyContent } from '@/lib/copy/copy-content';
import type { CopyFormat } from '@/lib/model/preferences';
import { addDays, localDay } from '@/lib/rules/expiry';

const example = (now: Date): CopyLink => ({
  shortUrl: 'https://short.example/spring',
  longUrl: 'https://example.com/journal/spring-in-the-garden',
  title: 'Spring in the garden',
  createdAt: now.getTime(),
  expiry: addDays(localDay(now), 30),
  alias: 'spring',
  domain: null,
});

/** What a link looks like in a format, as it would be copied now. */
export const copyExample = (copyFormat: CopyFormat, copyTemplate: string): string =>
  copyContent([example(new Date())], { copyFormat, copyTemplate }).text;
