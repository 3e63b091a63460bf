import { isLoopback } from './loopback';
import { parseUrl } from './parse-url';

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
