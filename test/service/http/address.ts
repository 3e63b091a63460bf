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

  /** The full short URL of a link; `domain` is '' for the service's own. */
  shortUrl({ domain, part }: { domain: string; part: string }): string {
    return `${domain === '' ? this.baseUrl : domain}/${part}`;
  }
}
