import ky from 'ky';

import { late, withDeadline } from '@/lib/async/deadline';
import { AppError, type ErrorReport } from '@/lib/model/errors';

import type { Answer } from './answer';
import { parseBody } from './parse-body';
import { readText } from './read-text';

/** A request as it goes out. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; undefined for no body. */
  json: unknown;
}

interface TransportParts {
  fetch: typeof globalThis.fetch;
  online: () => boolean;
  /** Milliseconds from sending to the end of the answer. */
  timeout: number;
}

export type Transport = (request: HttpRequest) => Promise<Answer>;

/**
 * Sends a request once: never again, never on to where a redirect leads, without cookies, cache and referrer.
 * @returns the answer, whatever its status
 * @throws `offline`, `timeout`, `unreachable`, `wrong_host` (a redirect) and `unexpected_response` (too large) with their outcomes
 */
export function createTransport({ fetch, online, timeout }: TransportParts): Transport {
  return async (request) => {
    // What ky and fetch throw carries the URL, and so the key: none of it gets any further than this.
    const result = await withDeadline((signal) => send(fetch, request, signal), timeout).catch(
      (): ErrorReport => ({ code: online() ? 'unreachable' : 'offline', outcome: 'unknown' }),
    );
    if (result === late) throw new AppError({ code: 'timeout', outcome: 'unknown' });
    if ('code' in result) throw new AppError(result);
    return result;
  };
}

async function send(
  fetch: typeof globalThis.fetch,
  { method, url, headers, json }: HttpRequest,
  signal: AbortSignal,
): Promise<Answer | ErrorReport> {
  const response = await ky(url, {
    // Called bare: as a method of ky's options, a browser's own fetch refuses to run.
    fetch: (input, init) => fetch(input, init),
    method,
    headers,
    signal,
    ...(json === undefined ? {} : { json }),
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  if (isElsewhere(response, url)) return { code: 'wrong_host', outcome: 'none' };
  const text = await readText(response);
  if (text === null) return { code: 'unexpected_response', outcome: 'unknown' };
  return { status: response.status, headers: response.headers, body: parseBody(text), text };
}

/** A browser hides a redirect that is not followed; other ways to fetch show it, or follow it all the same. */
function isElsewhere(response: Response, url: string): boolean {
  const isRedirect =
    response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  return isRedirect || response.redirected || (response.url !== '' && response.url !== url);
}
