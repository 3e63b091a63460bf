import type { PrivateLinkStore } from '@/lib/links/ports';
import { base64OfBytes } from '@/lib/rules/bytes';
import { shortUrlKey } from '@/lib/rules/url/url-keys';
import type { privateLinksItem } from '@/lib/storage/items';

/** What was made in private windows, by fingerprints: they tell nobody which links those were. */
export const privateLinkStore = ({
  get,
  update,
}: Pick<typeof privateLinksItem, 'get' | 'update'>): PrivateLinkStore => ({
  async without(shortUrls) {
    const known = new Set(await get());
    if (known.size === 0) return shortUrls;
    const prints = await Promise.all(shortUrls.map(fingerprintOf));
    return shortUrls.filter((_, place) => !known.has(prints[place] ?? ''));
  },
  async add(shortUrls) {
    const prints = await Promise.all(shortUrls.map(fingerprintOf));
    await update((all) => [...new Set([...all, ...prints])]);
  },
});

/** All spellings of a short URL have the same. */
async function fingerprintOf(shortUrl: string): Promise<string> {
  const bytes = new TextEncoder().encode(shortUrlKey(shortUrl));
  return base64OfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
