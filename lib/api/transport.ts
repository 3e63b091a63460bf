import { timedOut, withDeadline } from '@/lib/async/deadline';
import { AppError } from '@/lib/model/errors';

import { type Body, parseBody, readBodyText } from './body';

export interface HttpRequest {
  method: string;
  url: string;
  /** Where a person would open the service. */
  page: string;
  headers: Record<string, string>;
  /** Sent as JSON; undefined for no body. */
  json: unknown;
}

/** Nothing that the browser adds identifies the user. */
export const anonymous = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: Body;
}

interface TransportParts {
  fetch: typeof globalThis.fetch;
  online: () => boolean;
  /** Milliseconds from sending to the end of the answer. */
  timeout: number;
}

export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/** Sends once. @throws `offline`, `timeout`, `unreachable`, `wrong_host` (a redirect) and `unexpected_response` (too large) */
export const createTransport =
  ({ fetch, ...limits }: TransportParts): Transport =>
  async (request) =>
    untilAnswered(limits, async (signal) => send(fetch, request, signal));

/** @throws `offline`, `timeout` and `unreachable`: what `fetch` throws carries the URL, and so the key */
export async function untilAnswered<T>(
  { online, timeout }: Omit<TransportParts, 'fetch'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const result = await withDeadline(work, timeout).catch((failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    throw new AppError({ code: online() ? 'unreachable' : 'offline', outcome: 'unknown' });
  });
  if (result === timedOut) throw new AppError({ code: 'timeout', outcome: 'unknown' });
  return result;
}

async function send(
  fetch: typeof globalThis.fetch,
  { method, url, page, headers, json }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const body = json === undefined ? null : JSON.stringify(json);
  const options = { method, headers, body, signal, redirect: 'manual', ...anonymous } as const;
  const response = await fetch(new Request(url, options));
  if (isRedirected(response, url))
    throw new AppError({ code: 'wrong_host', page, outcome: 'none' });
  const text = await readBodyText(response);
  if (text === null) throw new AppError({ code: 'unexpected_response', outcome: 'unknown' });
  return { status: response.status, headers: response.headers, body: parseBody(text) };
}

/** A browser hides a redirect that is not followed; other ways to fetch show it, or follow it all the same. */
const isRedirected = (response: Response, url: string): boolean =>
  isRedirect(response) || response.redirected || (response.url !== '' && response.url !== url);

export const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);
