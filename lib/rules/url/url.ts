import type { Problem } from '@/lib/rules/problems';

/** Why an address cannot be shortened. */
type LongUrlProblem = Extract<
  Problem,
  'url_missing' | 'url_malformed' | 'url_scheme' | 'url_credentials' | 'url_too_long'
>;

/** In characters, after normalising. */
const maxUrlLength = 8192;

/**
 * Turns an address as typed or pasted into the one to shorten: http or https, ASCII, as `URL.href` spells it.
 * Without a scheme it means https (http on this machine).
 */
export function normaliseLongUrl(text: string): { url: string } | { problem: LongUrlProblem } {
  if (text.trim() === '') return { problem: 'url_missing' };
  const url = readTypedUrl(text);
  if (typeof url === 'string') return { problem: `url_${url}` };
  return url.href.length > maxUrlLength ? { problem: 'url_too_long' } : { url: url.href };
}

/** Whether an address can be shortened: undefined, or why not. */
export function checkLongUrl(text: string): Problem | undefined {
  const read = normaliseLongUrl(text);
  return 'problem' in read ? read.problem : undefined;
}

const scheme = /^[a-z][a-z\d+.-]*:/i;
const hostAndPort = /^[^/?#@:]+:\d{1,5}(?:[/?#]|$)/;
const userInfo = /^(?!mailto:)[^/?#]*@/i;

/**
 * Reads a web address as people type it: without a scheme it means https, or http on this machine.
 *
 * @returns the parsed address, or what is wrong: `scheme` for anything but http and https, `credentials` for a user
 *   name or password inside, `malformed` for what is no address, a single word without a scheme included.
 */
export function readTypedUrl(text: string): URL | 'malformed' | 'scheme' | 'credentials' {
  const typed = text.trim();
  const url = hasScheme(typed) ? parseUrl(typed) : readBare(typed.replace(/^\/\//, ''));
  if (url === null || isEscaped(url.hostname)) return 'malformed';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  return url.username === '' && url.password === '' ? url : 'credentials';
}

/** Some browsers take a blank, and other characters that no host has, and escape it. */
const isEscaped = (hostname: string): boolean => hostname.includes('%');

/** `short.example:8080` and `user:word@short.example` begin like a scheme and are none. */
const hasScheme = (typed: string): boolean =>
  scheme.test(typed) &&
  (/^https?:/i.test(typed) || !(hostAndPort.test(typed) || isUserInfo(typed)));

const isUserInfo = (typed: string): boolean => !typed.includes('://') && userInfo.test(typed);

function readBare(typed: string): URL | null {
  const url = parseUrl(`https://${typed}`);
  if (url === null) return null;
  if (isLoopback(url.hostname)) return parseUrl(`http://${typed}`);
  return /[.:]/.test(url.hostname) ? url : null;
}

/** `URL.parse` is younger than the oldest browser that Curtail runs in. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name, as `URL.hostname` gives it, is this very machine: browsers look up no name under `localhost` elsewhere. */
export const isLoopback = (hostname: string): boolean =>
  loopbackHosts.has(hostname) || hostname.endsWith('.localhost');
