import { timedOut, withDeadline } from '@/lib/async/deadline';
import { AppError, type ErrorReport } from '@/lib/model/errors';

import { readBodyText } from './read-body';

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

export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Sends a request once: never again, never on to where a redirect leads, without cookies, cache and referrer.
 * @returns the answer, whatever its status
 * @throws `offline`, `timeout`, `unreachable`, `wrong_host` (a redirect) and `unexpected_response` (too large) with their outcomes
 */
export function createTransport({ fetch, online, timeout }: TransportParts): Transport {
  return async (request) => {
    // What fetch throws carries the URL, and so the key: none of it gets any further than this.
    const result = await withDeadline((signal) => send(fetch, request, signal), timeout).catch(
      (): ErrorReport => ({ code: online() ? 'unreachable' : 'offline', outcome: 'unknown' }),
    );
    if (result === timedOut) throw new AppError({ code: 'timeout', outcome: 'unknown' });
    if ('code' in result) throw new AppError(result);
    return result;
  };
}

async function send(
  fetch: typeof globalThis.fetch,
  { method, url, headers, json }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpAnswer | ErrorReport> {
  const request = new Request(url, {
    method,
    headers,
    body: json === undefined ? null : JSON.stringify(json),
    signal,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  const response = await fetch(request);
  if (isRedirected(response, url)) return { code: 'wrong_host', outcome: 'none' };
  const text = await readBodyText(response);
  if (text === null) return { code: 'unexpected_response', outcome: 'unknown' };
  return { status: response.status, headers: response.headers, body: parseBody(text), text };
}

/** A browser hides a redirect that is not followed; other ways to fetch show it, or follow it all the same. */
function isRedirected(response: Response, url: string): boolean {
  const isRedirect =
    response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  return isRedirect || response.redirected || (response.url !== '' && response.url !== url);
}

/** What stands in the body of an answer. `broken`: neither JSON nor HTML, or JSON that is cut off or nested beyond reason. */
export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'broken' };

/** An answer of a service, read to its end. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: Body;
  /** The body as it came. */
  text: string;
}

/** The document's deepest answer has 4 levels, and whatever is added must end somewhere. */
const maxDepth = 32;

/** Hardly any answer has a number of so many digits, and looking for one costs little. */
const longNumber = /(?:^|[\s:,[])-?\d{16}/;

/** A text, or a number in its parts. */
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|(-?\d+)(\.\d+)?(e[-+]?\d+)?/gis;

/**
 * Tells what a body is; never throws. A whole number beyond those that JavaScript holds exactly is read as text: it would
 * otherwise be another one, and so the id of something else.
 */
export function parseBody(text: string): Body {
  // This takes a byte order mark away, too.
  const content = text.trim();
  if (content === '') return { kind: 'empty' };
  if (content.startsWith('<')) return { kind: 'html' };
  try {
    const value: unknown = JSON.parse(
      longNumber.test(content) ? withExactNumbers(content) : content,
    );
    return isWithin(maxDepth, value) ? { kind: 'json', value } : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
}

function withExactNumbers(json: string): string {
  return json.replaceAll(
    textOrNumber,
    (token, whole?: string, fraction?: string, exponent?: string) =>
      whole === undefined ||
      fraction !== undefined ||
      exponent !== undefined ||
      Number.isSafeInteger(Number(whole))
        ? token
        : `"${whole}"`,
  );
}

/** Without a list of its values for each of the tens of thousands of objects that there may be. */
function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isWithin(levels - 1, inner));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was parsed: it has names, and all of them are its own
  const fields = value as Record<string, unknown>;
  for (const name in fields) if (!isWithin(levels - 1, fields[name])) return false;
  return true;
}
