import type { CopyFormat } from '@/lib/contract/preferences';
import { copyContent, type CopyLink } from '@/lib/rules/copy-content';
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
