import { normaliseAddress } from '@/lib/rules/service-address';

/** The service's address that a place such as `#connect/https%3A%2F%2Fshort.example` names; null for none. */
export function addressInPath(path: string): string | null {
  try {
    const read = normaliseAddress(decodeURIComponent(path));
    return 'address' in read ? read.address : null;
  } catch {
    return null;
  }
}
