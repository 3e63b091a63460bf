import { stripTracking } from './tracking';
import { parseUrl } from './url';

/** Shared by spellings that mostly lead to one place. */
export function looseUrlKey(url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return url;
  const { username, password, hostname, port } = parsed;
  const user = username + password === '' ? '' : `${username}:${password}@`;
  const path = plainEscapes(parsed.pathname).replace(/\/$/, '');
  const host = hostname.replace(/^www\.(?=[^.]+\.)/, '');
  return `//${user}${host}${port && `:${port}`}${path}${queryOf(parsed)}${fragmentOf(parsed)}`;
}

const tracking = { campaign: true };

const queryOf = ({ search }: URL): string => {
  const query = stripTracking(plainEscapes(search), tracking);
  return query === '?' ? '' : query;
};

/** @source HTML, "Navigating to a fragment": nothing and `top`, in any case, are the top of the document */
function fragmentOf({ hash }: URL): string {
  const fragment = plainEscapes(hash).slice(1);
  const isTracking = stripTracking(`?${fragment}`, tracking) === '';
  return isTracking || /^(?:top)?$/i.test(fragment) ? '' : `#${fragment}`;
}

/** Shared only by spellings that certainly lead to one place. */
export function canonicalUrl(url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null) return url;
  // A lone `#` reads as an empty fragment, and this drops it.
  if (parsed.hash === '') parsed.hash = '';
  return parsed.href;
}

/** @source RFC 3986, 6.2.2 */
export const plainEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

/** `www.` and the port belong to the host's owner. */
export const isSameHost = (a: string, b: string): boolean =>
  hostWithoutWww(a) === hostWithoutWww(b);

export const asciiHost = (host: string): string =>
  /\P{ASCII}/u.test(host) ? (parseUrl(`https://${host}`)?.host ?? host) : host.toLowerCase();

/** Services may refuse other spellings. */
export const hostAsListed = (host: string, listed: readonly string[]): string =>
  listed.find((each) => asciiHost(each) === host) ?? host;

const hostWithoutWww = (host: string): string =>
  asciiHost(host)
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

/** Without parsing, as a sync compares tens of thousands. */
export function shortUrlKey(shortUrl: string): string {
  const [address = ''] = shortUrl.split('#', 1);
  const rest = address.replace(/^https?:\/\/(?:www\.)?/i, '');
  const [, host = '', path = '', query = ''] = /^([^/?]*)([^?]*)(.*)$/s.exec(rest) ?? [];
  return asciiHost(host) + withoutSlashes(path) + (query === '?' ? '' : query);
}

function withoutSlashes(path: string): string {
  let { length } = path;
  while (path[length - 1] === '/') length -= 1;
  return path.slice(0, length);
}
