import type { Entry } from '@/lib/link-index/ports';
import type { LinkRecord } from '@/lib/model/link';
import { inTransaction } from '@/lib/storage/database';
import { createLinkStore, type LinkStore } from '@/lib/storage/links/link-store';

export const sampleEntry = ({ shortUrl, service, title, createdAt }: LinkRecord): Entry => ({
  shortUrl,
  service,
  host: '',
  createdAt,
  expiry: 0,
  visits: 0,
  flags: 0,
  group: title,
  title,
  text: '',
});

/** A store as a new worker opens it, which can be asked for one page; a page is its address, and alike to others of its host. */
export function sampleStore() {
  const store: LinkStore = createLinkStore({
    keysOf: ({ longUrl }) =>
      longUrl === ''
        ? { page: null, alike: null }
        : { page: longUrl, alike: new URL(longUrl).hostname },
    entryOf: sampleEntry,
    inTransaction,
  });
  const findByLooseKey = async (key: string): Promise<LinkRecord[]> => {
    const [links = []] = await store.findAlike([key]);
    return links;
  };
  const find = async (page: string): Promise<LinkRecord[]> => {
    const alike = URL.canParse(page) ? await findByLooseKey(new URL(page).hostname) : [];
    return alike.filter(({ longUrl }) => longUrl === page);
  };
  return { ...store, find, findByLooseKey };
}
