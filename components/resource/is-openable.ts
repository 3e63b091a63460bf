import { parseUrl } from '@/lib/rules/url/parse-url';

/** Whether an address may be opened from a page: nothing but the web. */
export function isOpenable(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && ['https:', 'http:'].includes(url.protocol);
}
