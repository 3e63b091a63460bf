import { stripTracking } from './tracking';
import { parseUrl } from './url';

/**
 * The loose key of a URL, which all spellings share that mostly lead to the same place: http or https, with or without `www.`, a slash
 * at the end of the path, tracking parameters, an empty query, escapes of characters that need none, and a fragment that
 * chooses nothing (`canonicalUrl` tells what it does to any other).
 *
 * Two pages with one key need not be one: whoever offers a link that was found by it says where the link leads.
 *
 * @param url an address that parses as http or https; anything else is its own key
 */
export function looseUrlKey(url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return url;
  const { username, password, hostname, port } = parsed;
  const user = username + password === '' ? '' : `${username}:${password}@`;
  const path = plainEscapes(parsed.pathname).replace(/\/$/, '');
  const host = hostname.replace(/^www\.(?=[^.]+\.)/, '');
  return `//${user}${host}${port && `:${port}`}${path}${queryOf(parsed)}${fragmentOf(parsed)}`;
}

/** Campaign tags too, though links keep them. */
const tracking = { campaign: true };

/** Tracking goes whatever the person has switched: where it is left in, it still does not choose the page. */
const queryOf = ({ search }: URL): string => {
  const query = stripTracking(plainEscapes(search), tracking);
  return query === '?' ? '' : query;
};

/** @source HTML, "Navigating to a fragment": nothing and `top`, in any letters, are the top of the document */
function fragmentOf({ hash }: URL): string {
  const fragment = plainEscapes(hash).slice(1);
  const choosesNothing = /^(?:top)?$/i.test(fragment) || isTrackingOnly(fragment);
  return choosesNothing ? '' : `#${fragment}`;
}

const isTrackingOnly = (fragment: string): boolean =>
  stripTracking(`?${fragment}`, tracking) === '';

/**
 * The key under which a page is remembered: two addresses share one only when they lead to the same place. The URL
 * parser lower-cases scheme and host, drops the usual port and resolves dots; an empty fragment is dropped here.
 *
 * Any other fragment stays: it may be a section, a marked text or a route, and a link to another one is not the link
 * that was asked for. Tracking parameters stay, too: whoever wants to be rid of them strips them before.
 *
 * @param url an address that parses; anything else is its own key
 */
export function canonicalUrl(url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null) return url;
  // A lone `#` reads as no fragment, and stays until it is told to be none.
  if (parsed.hash === '') parsed.hash = '';
  return parsed.href;
}

/** Writes escapes in capitals, and characters that need none without. @source RFC 3986, 6.2.2 */
export const plainEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

/**
 * Whether two hosts belong to the same people. A `www.` and the port are not looked at: they belong to whoever has the host.
 */
export const isSameHost = (a: string, b: string): boolean =>
  hostWithoutWww(a) === hostWithoutWww(b);

/** A host as it stands in parsed URLs, whose names are in ASCII. */
export const asciiHost = (host: string): string =>
  /\P{ASCII}/u.test(host) ? (parseUrl(`https://${host}`)?.host ?? host) : host.toLowerCase();

/** A host as the service lists it, which may refuse any other spelling. */
export const hostAsListed = (host: string, listed: readonly string[]): string =>
  listed.find((each) => asciiHost(each) === host) ?? host;

const hostWithoutWww = (host: string): string =>
  asciiHost(host)
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

/**
 * The key that all spellings of a short URL share (`shortUrlSpellings`). It parses nothing: tens of thousands of listed links
 * are told from those that are remembered by it.
 */
export function shortUrlKey(shortUrl: string): string {
  const [address = ''] = shortUrl.split('#', 1);
  const rest = address.replace(/^https?:\/\/(?:www\.)?/i, '');
  const end = rest.search(/[/?]/);
  const host = end === -1 ? rest : rest.slice(0, end);
  const [path = ''] = rest.slice(host.length).split('?', 1);
  const query = rest.slice(host.length + path.length);
  return asciiHost(host) + withoutSlashes(path) + (query === '?' ? '' : query);
}

function withoutSlashes(path: string): string {
  let { length } = path;
  while (path[length - 1] === '/') length -= 1;
  return path.slice(0, length);
}
