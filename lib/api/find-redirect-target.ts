import { timedOut, withDeadline } from '@/lib/async/deadline';

/** Milliseconds. */
const timeoutMs = 8000;

/**
 * Finds where a service that answered with a redirect really lives. It asks once and without the key, as a redirect that is
 * followed takes along whatever was sent.
 * @param fetch the browser's fetch
 * @returns a function from a base address to the address it leads to; null when it leads nowhere else
 */
export function createRedirectTargetFinder(
  fetch: typeof globalThis.fetch,
): (address: string) => Promise<string | null> {
  return async (address) => {
    const ask = async (signal: AbortSignal): Promise<Response> =>
      fetch(`${address}/`, {
        redirect: 'follow',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal,
      });
    const response = await withDeadline(ask, timeoutMs).catch((): typeof timedOut => timedOut);
    // A redirect to an origin that was not granted is unreadable, so the usual sibling is the best guess.
    if (response === timedOut) return withWwwToggled(address);
    return response.redirected ? otherAddress(address, response.url) : null;
  };
}

/** Only another origin is another address: many services send their root to a sign-in page or a language. */
function otherAddress(address: string, landedOn: string): string | null {
  const asked = new URL(address);
  const { origin } = new URL(landedOn);
  return origin === asked.origin
    ? null
    : `${origin}${asked.pathname === '/' ? '' : asked.pathname}`;
}

function withWwwToggled(address: string): string | null {
  const url = new URL(address);
  if (!url.hostname.includes('.') || /^[\d.]+$/.test(url.hostname)) return null;
  url.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
  return url.href.replace(/\/$/, '');
}
