import type { LinkRecord } from '@/lib/contract/link';
import { filedIn } from '@/lib/rules/filed-in';

import { othersTurn } from '../bulk/others-turn';
import type { WrittenFile } from './write-export';

/** Rows that are written at a stretch, so that the page answers to people in between. */
const atOnce = 200;

type Cell = (link: LinkRecord) => string | number | null | undefined;

/** The columns of the table, in their order. Times are UTC, but for what the service tells without a zone. */
const columns: Record<string, Cell> = {
  short_url: ({ shortUrl }) => shortUrl,
  url: ({ longUrl }) => longUrl,
  title: ({ title }) => title,
  made_at: ({ createdAt }) => (createdAt === 0 ? '' : new Date(createdAt).toISOString()),
  made_elsewhere: ({ elsewhere }) => yesOrNo(elsewhere),
  alias: ({ alias }) => alias,
  domain: ({ domain }) => domain,
  expiry: ({ expiry }) => expiry,
  password: ({ hasPassword }) => yesOrNo(hasPassword),
  switched_off: ({ status }) => yesOrNo(status === 'disabled'),
  gone: ({ told }) => yesOrNo(told?.gone),
  visits: ({ told }) => told?.visits,
  last_access: ({ told }) => told?.lastAccessed,
  campaign: (link) => filedIn(link, 'campaign'),
  channel: (link) => filedIn(link, 'channel'),
  service: ({ service }) => service,
};

const yesOrNo = (value: boolean | undefined): string => (value === true ? 'yes' : 'no');

/** Writes links as a table for spreadsheets. */
export async function writeLinksCsv(
  parts: AsyncIterable<readonly LinkRecord[]>,
): Promise<WrittenFile> {
  // What reads and writes tables is large, and most people never need it.
  const [{ byteOrderMark }, { csvLines }] = await Promise.all([
    import('@/lib/csv/byte-order-mark'),
    import('@/lib/csv/csv-lines'),
  ]);
  const texts = [byteOrderMark + csvLines([Object.keys(columns)])];
  let links = 0;
  for await (const part of parts) {
    for (let from = 0; from < part.length; from += atOnce) {
      texts.push(csvLines(part.slice(from, from + atOnce).map(rowOf)));
      await othersTurn();
    }
    links += part.length;
  }
  return { content: new Blob(texts, { type: 'text/csv' }), links };
}

const rowOf = (link: LinkRecord): string[] =>
  Object.values(columns).map((cell) => String(cell(link) ?? ''));
