import type { Ask } from '@/lib/model/command';
import { mostAddresses } from '@/lib/rules/most-addresses';

/** Asks for short links of these, as one list. */
export function askToShorten(addresses: readonly string[]): Ask {
  if (addresses.length === 0) return { kind: 'refuse', problem: 'no_addresses' };
  if (addresses.length > mostAddresses) return { kind: 'refuse', problem: 'too_many_addresses' };
  const targets = addresses.map((url) => ({ url, title: '' }));
  return { kind: 'shorten', targets, domain: null };
}
