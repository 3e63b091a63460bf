import type { Problem } from './problems';
import { readTypedUrl } from './typed-url';

/** In characters, after normalising. */
const longestUrl = 8192;

/**
 * Turns an address as typed or pasted into the one to shorten: http or https, ASCII, as `URL.href` spells it.
 * Without a scheme it means https (http on this machine).
 */
export function normaliseLongUrl(text: string): { url: string } | { problem: Problem } {
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
