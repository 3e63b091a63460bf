import type { Problem } from '@/lib/rules/problems';

import { readTypedUrl } from './typed-url';

/** Why an address cannot be shortened. */
export type LongUrlProblem = Extract<
  Problem,
  'url_missing' | 'url_malformed' | 'url_scheme' | 'url_credentials' | 'url_too_long'
>;

/** In characters, after normalising. */
const longestUrl = 8192;

/**
 * Turns an address as typed or pasted into the one to shorten: http or https, ASCII, as `URL.href` spells it.
 * Without a scheme it means https (http on this machine).
 */
export function normaliseLongUrl(text: string): { url: string } | { problem: LongUrlProblem } {
  if (text.trim() === '') return { problem: 'url_missing' };
  const url = readTypedUrl(text);
  if (typeof url === 'string') return { problem: `url_${url}` };
  return url.href.length > longestUrl ? { problem: 'url_too_long' } : { url: url.href };
}

/** Whether an address can be shortened: undefined, or why not. */
export function checkLongUrl(text: string): Problem | undefined {
  const read = normaliseLongUrl(text);
  return 'problem' in read ? read.problem : undefined;
}
