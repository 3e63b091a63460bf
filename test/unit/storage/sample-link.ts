import type { LinkRecord } from '@/lib/contract/link';

/** A link to a page, with whatever a test wants it to have. */
export const sampleLink = (part: string, changes: Partial<LinkRecord> = {}): LinkRecord => ({
  shortUrl: `https://s.example/${part}`,
  service: 'https://s.example',
  id: '1',
  longUrl: 'https://example.com/page',
  title: 'A page',
  createdAt: 1000,
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
  ...changes,
});

/** One that the service listed, and told nothing else of. */
export const elsewhereLink = (part: string, changes: Partial<LinkRecord> = {}): LinkRecord =>
  sampleLink(part, { longUrl: '', createdAt: 0, elsewhere: true, ...changes });

export const partOf = ({ shortUrl }: LinkRecord): string =>
  shortUrl.slice('https://s.example/'.length);
