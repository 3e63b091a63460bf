import type { LinkAttempt, LinkHistory } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

/** The links that are remembered, in memory. */
export class FakeHistory implements LinkHistory {
  readonly links: LinkRecord[] = [];
  /** The short URL of the link that each attempt led to. */
  readonly attempts = new Map<string, string>();
  isBroken = false;

  async findAlike(keys: readonly string[]): Promise<LinkRecord[][]> {
    return keys.map((key) =>
      this.links.filter(({ longUrl }) => longUrl !== '' && looseUrlKey(longUrl) === key),
    );
  }

  async findByShortUrl(shortUrl: string): Promise<LinkRecord | null> {
    return this.links.find((link) => link.shortUrl === shortUrl) ?? null;
  }

  async findAll(shortUrls: readonly string[]): Promise<(LinkRecord | null)[]> {
    return Promise.all(shortUrls.map(async (shortUrl) => this.findByShortUrl(shortUrl)));
  }

  async update(
    shortUrl: string,
    change: (link: LinkRecord) => LinkRecord,
  ): Promise<LinkRecord | null> {
    const link = await this.findByShortUrl(shortUrl);
    if (link === null) return null;
    const changed = change(link);
    await this.save(changed);
    return changed;
  }

  async findMade({ attempt }: Pick<Intent, 'url' | 'attempt'>): Promise<LinkRecord | null> {
    const shortUrl = this.attempts.get(attempt);
    return shortUrl === undefined ? null : this.findByShortUrl(shortUrl);
  }

  async save(link: LinkRecord, by?: LinkAttempt): Promise<LinkRecord> {
    if (this.isBroken) throw new Error('no room');
    const known = by && (await this.findByShortUrl(link.shortUrl));
    const stored = known ? by.merge(known) : link;
    this.put(stored);
    if (by) this.attempts.set(by.attempt, link.shortUrl);
    return stored;
  }

  protected put(link: LinkRecord): void {
    const at = this.links.findIndex(({ shortUrl }) => shortUrl === link.shortUrl);
    if (at === -1) this.links.push(link);
    else this.links[at] = link;
  }

  async saveAll(
    links: readonly LinkRecord[],
    change: (known: LinkRecord, link: LinkRecord) => LinkRecord | null,
  ): Promise<{ added: number; known: number }> {
    let added = 0;
    for (const link of links) {
      const known = await this.findByShortUrl(link.shortUrl);
      if (known === null) added += 1;
      const changed = known === null ? link : change(known, link);
      if (changed !== null) await this.save(changed);
    }
    return { added, known: links.length - added };
  }
}
