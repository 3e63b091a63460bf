import { isLoopback } from './url';

/**
 * How names end that no server of the internet has: those set aside for it (RFC 6761, 6762 and 8375, and ICANN's `internal`), and
 * those that routers and companies use, which were never given to anybody.
 */
const privateNames = /\.(?:corp|home|home\.arpa|internal|intranet|lan|local|private|test)$/;

/**
 * Whether a host is one of a private network: by a name that is known within one alone, or by an address that no router of the
 * internet leads to (RFC 1918, 3927, 4193, 4291 and 6598, which VPNs use).
 * @param hostname as `URL.hostname` gives it
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPrivateIPv6(hostname);
  if (/^\d+(?:\.\d+){3}$/.test(hostname)) return isPrivateIPv4(hostname);
  return !hostname.includes('.') || privateNames.test(hostname);
}

/** First numbers, and the second ones from and to which they are private. */
const privateRanges = [
  [10, 0, 255],
  [100, 64, 127],
  [169, 254, 254],
  [172, 16, 31],
  [192, 168, 168],
] as const;

function isPrivateIPv4(hostname: string): boolean {
  const [first, second = 0] = hostname.split('.').map(Number);
  return privateRanges.some(([of, from, to]) => first === of && second >= from && second <= to);
}

/** Unique local addresses, and those of one link. */
function isPrivateIPv6(hostname: string): boolean {
  const group = Number.parseInt(hostname.slice(1), 16);
  return (group & 0xfe00) === 0xfc00 || (group & 0xffc0) === 0xfe80;
}

/**
 * Whether what goes to a service can be read on the way.
 * @param address its base address
 */
export function isUnencrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}
