/**
 * Whether two hosts belong to the same people. A `www.` and the port are not looked at: they belong to whoever has the host.
 */
export const isSameHost = (a: string, b: string): boolean => owned(a) === owned(b);

const owned = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
