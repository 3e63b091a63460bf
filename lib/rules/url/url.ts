import type { Problem } from '@/lib/rules/problems';

type TypedProblem = 'malformed' | 'scheme' | 'credentials';

type LongUrlProblem = `url_${TypedProblem | 'missing' | 'too_long'}`;

const maxUrlLength = 8192;

export function normaliseLongUrl(text: string): { url: string } | { problem: LongUrlProblem } {
  if (text.trim() === '') return { problem: 'url_missing' };
  const url = readTypedUrl(text);
  if (typeof url === 'string') return { problem: `url_${url}` };
  return url.href.length > maxUrlLength ? { problem: 'url_too_long' } : { url: url.href };
}

export function checkLongUrl(text: string): Problem | undefined {
  const read = normaliseLongUrl(text);
  return 'problem' in read ? read.problem : undefined;
}

const scheme = /^[a-z][a-z\d+.-]*:/i;
const hostAndPort = /^[^/?#@:]+:\d{1,5}(?:[/?#]|$)/;
const userInfo = /^(?!mailto:)[^/?#]*@/i;

/** Without a scheme https, or http on this machine. */
export function readTypedUrl(text: string): URL | TypedProblem {
  const typed = text.trim();
  const url = hasScheme(typed) ? parseUrl(typed) : readBare(typed.replace(/^\/\//, ''));
  // Some browsers escape blanks, and other characters that no host has.
  if (url === null || url.hostname.includes('%')) return 'malformed';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  return url.username === '' && url.password === '' ? url : 'credentials';
}

/** `short.example:8080` and `user:word@short.example` only look like a scheme. */
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

/** `URL.parse` is younger than the oldest supported browsers. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Browsers resolve names under `localhost` to this machine. */
export const isLoopback = (hostname: string): boolean =>
  loopbackHosts.has(hostname) || hostname.endsWith('.localhost');
