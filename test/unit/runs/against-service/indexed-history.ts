import type { LinkRecord } from '@/lib/model/link';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { FakeHistory } from '../../links/fake-history';

/** The same for thousands of links, which are only ever added to. */
export class IndexedHistory extends FakeHistory {
  readonly #byKey = new Map<string, LinkRecord[]>();

  all(): LinkRecord[] {
    const kept = [...this.#byKey].filter(([key]) => key.startsWith('short '));
    return kept.flatMap(([, links]) => links);
  }

  override async findAlike(keys: readonly string[]): Promise<LinkRecord[][]> {
    return keys.map((key) => this.#byKey.get(`alike ${key}`) ?? []);
  }

  override async findByShortUrl(shortUrl: string): Promise<LinkRecord | null> {
    return this.#byKey.get(`short ${shortUrl}`)?.[0] ?? null;
  }

  protected override put(link: LinkRecord): void {
    const { shortUrl, longUrl } = link;
    const keys = [`alike ${looseUrlKey(longUrl)}`, `short ${shortUrl}`];
    for (const key of keys) {
      const others = (this.#byKey.get(key) ?? []).filter((each) => each.shortUrl !== shortUrl);
      this.#byKey.set(key, [...others, link]);
    }
  }
}
