import { timedOut, withDeadline } from '@/lib/async/deadline';
import type { QrPicture } from '@/lib/model/account';
import { base64OfBytes } from '@/lib/rules/bytes';
import { webAddress } from '@/lib/rules/url/web-address';

import { within } from './body';
import type { ClientParts } from './client';
import { anonymous, isRedirect, untilAnswered } from './transport';

/** Milliseconds. */
const timeout = 8000;

const maxBytes = 512 * 1024;

/** Pictures that a page may draw. An SVG draws, too: in an `<img>` it runs and loads nothing. */
const pictureType = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/;

/** Follows no redirect, which is up to the code's content. @returns rejects with `offline`, `unreachable` or `timeout` */
export function createPictureFetcher({
  fetch,
  online,
  permitted,
}: Pick<ClientParts, 'fetch' | 'online' | 'permitted'>) {
  return async (link: string): Promise<QrPicture> => {
    if (webAddress(link) === undefined || !(await permitted(link))) return { kind: 'none' };
    return untilAnswered({ online, timeout }, async (signal) =>
      readPicture(await fetch(link, { ...anonymous, redirect: 'manual', signal })),
    );
  };
}

async function readPicture(response: Response): Promise<QrPicture> {
  const [named = ''] = (response.headers.get('Content-Type') ?? '').split(';', 1);
  const type = named.trim().toLowerCase();
  if (!response.ok || !pictureType.test(type)) {
    await response.body?.cancel();
    return { kind: isRedirect(response) ? 'leads_on' : 'none' };
  }
  const bytes = await within(maxBytes, response);
  if (bytes === null || bytes.size === 0) return { kind: 'none' };
  const content = base64OfBytes(new Uint8Array(await bytes.arrayBuffer()));
  return { kind: 'picture', src: `data:${type};base64,${content}` };
}

/** Without the key, which a redirect that is followed would take along. @returns null when the service is nowhere else */
export const createRedirectTargetFinder =
  (fetch: typeof globalThis.fetch) =>
  async (address: string): Promise<string | null> => {
    const ask = async (signal: AbortSignal): Promise<Response> => {
      const answer = await fetch(`${address}/`, { ...anonymous, redirect: 'follow', signal });
      // Firefox reports a body that is aborted unread as an error of the worker.
      await answer.body?.cancel();
      return answer;
    };
    const response = await withDeadline(ask, timeout).catch((): typeof timedOut => timedOut);
    // A redirect to an origin that was not granted is unreadable, so the usual sibling is the best guess.
    if (response === timedOut) return usualSibling(address);
    const asked = new URL(address);
    const { origin } = new URL(response.url || address);
    // Only another origin is another address: many services send their root to a sign-in page or a language.
    if (!response.redirected || origin === asked.origin) return null;
    return `${origin}${asked.pathname === '/' ? '' : asked.pathname}`;
  };

/** Services redirect http to https on the same host, mostly. */
function usualSibling(address: string): string | null {
  const url = new URL(address);
  if (url.protocol === 'http:') {
    return url.port === '' ? address.replace(/^http:/i, 'https:') : null;
  }
  if (!url.hostname.includes('.') || /^[\d.]+$/.test(url.hostname)) return null;
  url.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
  return url.href.replace(/\/$/, '');
}
