import { parseUrl } from './parse-url';
import { plainEscapes } from './plain-escapes';
import { stripTracking } from './tracking';

/**
 * The key that all spellings of a page share which mostly lead to the same place: http or https, with or without `www.`, a slash
 * at the end of the path, tracking parameters, an empty query, escapes of characters that need none, and a fragment that
 * chooses nothing (`canonicalUrl` tells what it does to any other).
 *
 * Two pages with one key need not be one: whoever offers a link that was found by it says where the link leads.
 *
 * @param url an address that parses as http or https; anything else is its own key
 */
export function alikeKey(url: string): string {
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
