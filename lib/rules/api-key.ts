import type { Problem } from './problems';

const longestKey = 256;

/** A key is sent as a header and as one segment of a path: plain ASCII, without what ends, splits or vanishes as a segment. */
const possible = /^(?!\.{1,2}$)[\u0021-\u007E]+$/;
const impossible = /[/\\?#%]/;

/** Checks an API key as typed; white space around it is ignored. Its length and letters are the service's affair. */
export function checkApiKey(text: string): Problem | undefined {
  const key = text.trim();
  if (key === '') return 'key_missing';
  if (!possible.test(key) || impossible.test(key)) return 'key_characters';
  return key.length > longestKey ? 'key_too_long' : undefined;
}
