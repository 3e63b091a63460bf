import type { LinkRow } from './link-row';

/** A store of links, in whatever transaction. */
export interface LinkRows {
  get(shortUrl: string): Promise<LinkRow | undefined>;
  getAll(range: IDBKeyRange, count: number): Promise<LinkRow[]>;
}

/**
 * The rows of these short URLs, which have to be in their order, as far as there are any. Whoever asks for many mostly asks for
 * neighbours, and a stretch of rows is read in a fraction of the time that its rows take one by one; so it reads a stretch first
 * and fetches the others, which are far apart, after it.
 */
export async function rowsAmong(
  store: LinkRows,
  shortUrls: readonly string[],
): Promise<Map<string, LinkRow>> {
  const [first, last] = [shortUrls[0], shortUrls.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const stretch = shortUrls.length * 2;
  const rows = await store.getAll(IDBKeyRange.bound(first, last), stretch);
  const end = rows.length < stretch ? last : (rows.at(-1)?.link.shortUrl ?? last);
  const apart = shortUrls.filter((shortUrl) => shortUrl > end);
  const others = await Promise.all(apart.map(async (shortUrl) => store.get(shortUrl)));
  const found = [...rows, ...others.filter((row) => row !== undefined)];
  const wanted = new Set(shortUrls);
  return new Map(
    found.flatMap((row) =>
      wanted.has(row.link.shortUrl) ? [[row.link.shortUrl, row] as const] : [],
    ),
  );
}
