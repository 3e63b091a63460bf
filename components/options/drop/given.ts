import { addressesIn } from '@/lib/rules/url/addresses-in-text';

import type { HandedOver } from './hand-over';

/** In characters: no text that is longer is about a single link. */
const longestRead = 100_000;

/** What a text is for: one address becomes a link, several a list; null where there is none in it. */
export function givenText(
  text: string,
): Pick<HandedOver, 'link'> | Pick<HandedOver, 'addresses'> | null {
  const [url, ...others] = addressesIn(text.slice(0, longestRead));
  if (url === undefined) return null;
  return others.length === 0 && text.length <= longestRead ? { link: url } : { addresses: text };
}

const kinds = [
  ['backup', /\.json$/i],
  ['list', /\.(?:csv|tsv|txt|html?)$/i],
] as const;

/** What files are for, by the first one's name; null for anything else. The form that takes them says what it cannot use of them. */
export const givenFiles = ([first]: readonly File[]): 'backup' | 'list' | null =>
  kinds.find(([, ending]) => ending.test(first?.name ?? ''))?.[0] ?? null;
