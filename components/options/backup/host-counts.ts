import type { LinkRecord } from '@/lib/model/link';

/** The hosts of short links that were checked, as they are seen one part after another. */
export class HostCounts {
  readonly #counts = new Map<string, number>();

  add(links: readonly Pick<LinkRecord, 'shortUrl'>[]): void {
    for (const { shortUrl } of links) {
      const { host } = new URL(shortUrl);
      this.#counts.set(host, (this.#counts.get(host) ?? 0) + 1);
    }
  }

  /** Those with the most links first. */
  hosts(): string[] {
    return [...this.#counts].toSorted((a, b) => b[1] - a[1]).map(([host]) => host);
  }
}
