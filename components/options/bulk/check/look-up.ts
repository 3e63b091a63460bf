import type { Services } from '@/components/options/services';
import type { CheckedBulk } from '@/lib/bulk/input/check-bulk-rows';
import type { BulkInput } from '@/lib/model/bulk';
import { parseUrl } from '@/lib/rules/url/parse-url';

/** How many addresses one question is about. */
const atOnce = 1000;

/** On their hosts, short links are looked for one by one: nobody has many in a list. */
const mostShortLinks = 100;

export interface LookedUp {
  /** Rows whose page has a link that they could be given. */
  existing: ReadonlySet<BulkInput>;
  /** Rows whose address is a short link of this service. */
  shortLinks: ReadonlySet<BulkInput>;
}

/** Looks up what is remembered of the pages of a list; the service is not asked. When that fails, nothing is known of them. */
export async function lookUp(
  { send }: Pick<Services, 'send'>,
  { ready, twins }: CheckedBulk,
  ownHosts: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<LookedUp> {
  const inputs = [...ready, ...twins.map(({ input }) => input)];
  try {
    const existing = await haveLinks(send, inputs.filter(isPlain), signal);
    const suspects = inputs.filter(({ url }) => ownHosts.has(parseUrl(url)?.host ?? ''));
    const shortLinks = await areShortLinks(send, suspects.slice(0, mostShortLinks), signal);
    return { existing, shortLinks };
  } catch {
    // The rows can be made without it: whoever makes them looks again.
    return { existing: new Set(), shortLinks: new Set() };
  }
}

type Send = Services['send'];

async function haveLinks(
  send: Send,
  inputs: readonly BulkInput[],
  signal: AbortSignal,
): Promise<Set<BulkInput>> {
  const found = new Set<BulkInput>();
  for (let from = 0; from < inputs.length && !signal.aborted; from += atOnce) {
    const part = inputs.slice(from, from + atOnce);
    const links = await send('links.existing', { urls: part.map(({ url }) => url) });
    const linked = part.filter((_, i) => links[i] !== null && links[i] !== undefined);
    for (const input of linked) found.add(input);
  }
  return found;
}

async function areShortLinks(
  send: Send,
  inputs: readonly BulkInput[],
  signal: AbortSignal,
): Promise<Set<BulkInput>> {
  const found = new Set<BulkInput>();
  for (const input of inputs) {
    if (signal.aborted) break;
    if (await isShortLink(send, input.url)) found.add(input);
  }
  return found;
}

/** Only such a row can be given the link that is there. */
const isPlain = ({ alias, password, expiry, domain }: BulkInput): boolean =>
  alias + password + expiry + domain === '';

async function isShortLink(send: Send, url: string): Promise<boolean> {
  const { links } = await send('links.list', {
    words: url.replace(/^https?:\/\//, ''),
    filter: 'all',
    host: null,
    order: 'newest',
    from: 0,
    count: atOnce,
  });
  return links.some(({ shortUrl }) => bare(shortUrl) === bare(url));
}

const bare = (url: string): string => url.replace(/^https?:\/\//, '').replace(/[/#?]$/, '');
