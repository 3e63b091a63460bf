import { parseUrl } from './url/parse-url';

/** The last part of an address's path, which is what a service calls a slug; blank where there is none. */
export function slugOf(address: string): string {
  const part =
    parseUrl(address)
      ?.pathname.split('/')
      .findLast((text) => text !== '') ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
