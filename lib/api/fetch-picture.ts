import { timedOut, withDeadline } from '@/lib/async/deadline';
import type { QrPicture } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';
import { base64OfBytes } from '@/lib/rules/bytes';
import { webAddress } from '@/lib/rules/url/web-address';

import { readBytes } from './read-body';

/** Milliseconds. */
const timeoutMs = 8000;

const maxBytes = 512 * 1024;

/** Pictures that a page may draw. An SVG draws, too: in an `<img>` it runs nothing and reaches nobody. */
const pictureTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/svg+xml',
]);

interface PictureParts {
  fetch: typeof globalThis.fetch;
  online: () => boolean;
  /** Whether an address may be fetched at all. */
  permitted: (address: string) => Promise<boolean>;
}

/**
 * Makes what fetches the picture behind a public link: without the key, cookies, cache and referrer, and not on to where a
 * redirect leads, which may be anything that the code's own content says.
 * @returns rejects with `offline`, `unreachable` or `timeout` when no answer came
 */
export function createPictureFetcher(parts: PictureParts): (link: string) => Promise<QrPicture> {
  return async (link) => {
    if (webAddress(link) === undefined || !(await parts.permitted(link))) return { kind: 'none' };
    const work = async (signal: AbortSignal) => readPicture(await ask(parts.fetch, link, signal));
    const picture = await withDeadline(work, timeoutMs).catch(() => {
      throw new AppError({ code: parts.online() ? 'unreachable' : 'offline' });
    });
    if (picture === timedOut) throw new AppError({ code: 'timeout' });
    return picture;
  };
}

const ask = async (
  fetch: typeof globalThis.fetch,
  link: string,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(link, {
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });

async function readPicture(response: Response): Promise<QrPicture> {
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    return { kind: 'leads_on' };
  }
  const [type = ''] = (response.headers.get('Content-Type') ?? '').toLowerCase().split(';', 1);
  if (!response.ok || !pictureTypes.has(type.trim())) return { kind: 'none' };
  const bytes = await readBytes(response, maxBytes);
  if (bytes === null || bytes.length === 0) return { kind: 'none' };
  return { kind: 'picture', src: `data:${type.trim()};base64,${base64OfBytes(bytes)}` };
}
