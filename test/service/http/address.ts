/** Where the service lives. The origin is known only once it listens. */
export class Address {
  /** Scheme, host and port under which people reach the service. */
  origin = '';
  /** The sub-folder the service lives in: '' or like `/links`. */
  readonly basePath: string;

  constructor(basePath: string) {
    this.basePath = basePath;
  }

  /** The address to give as `{base_url}`. */
  get baseUrl(): string {
    return this.origin + this.basePath;
  }

  /** Where a campaign's rotator lives. */
  rotatorUrl(slug: string): string {
    return `${this.baseUrl}/r/${slug}`;
  }

  /** Where a campaign lists its links. Its last part tells people what it is, and the service the id. */
  campaignListUrl(
    { id, name, slug }: { id: number; name: string; slug: string | null },
    folder: string,
  ): string {
    return `${this.baseUrl}/${folder}/${slug ?? slugOf(name)}-${id}`;
  }

  /** The public link of a QR code. */
  qrCodeUrl(token: string): string {
    return `${this.baseUrl}/qr/${token}`;
  }

  /** The full short URL of a link; `domain` is '' for the service's own. */
  shortUrl({ domain, part }: { domain: string; part: string }): string {
    return `${domain === '' ? this.baseUrl : domain}/${part}`;
  }
}

/** Letters and digits of a name, with hyphens in between. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['campaign'];
  return words.join('-').slice(0, 64);
}
