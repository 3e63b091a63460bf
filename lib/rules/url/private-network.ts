import { isLoopback } from './url';

/** RFC 6761, 6762, 8375, ICANN's `internal`, and common names that were never assigned. */
const privateNames = /\.(?:corp|home|home\.arpa|internal|intranet|lan|local|private|test)$/;

/** `fc00::/7` and `fe80::/10` */
const privateIPv6 = /^\[f(?:[cd][\da-f]|e[89ab])[\da-f]:/;

/** @source RFC 1918, 3927, 4193, 4291 and 6598, which VPNs use */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return privateIPv6.test(hostname);
  if (/^\d+(?:\.\d+){3}$/.test(hostname)) return isPrivateIPv4(hostname);
  return !hostname.includes('.') || privateNames.test(hostname);
}

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

export function isUnencrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}
