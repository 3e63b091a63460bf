import { AppError } from '@/lib/model/errors';
import type { Fields, Operation } from '@/lib/operations/operation';
import { base64OfBytes } from '@/lib/rules/bytes';

/** Where a request goes, and what goes with it. */
interface Endpoint {
  url: string;
  /** The JSON body; undefined for none. */
  body: Fields | undefined;
}

/**
 * Builds the URL of a request.
 * @param address the service's base address, without a trailing slash
 * @param key the API key, which is a segment of the short-URL API's paths
 * @throws `internal` for an address that is none
 * @source service-api.md, "Endpoints"
 */
export function endpointUrl(
  operation: Operation,
  input: Fields,
  { address, key }: { address: string; key: string },
): Endpoint {
  const { path, rest } = fillPath(operation.path, input);
  if (operation.api === 'shortUrl') {
    return {
      url: joinPath(address, `/api/v1/${encodeURIComponent(key)}/shorturl/${path}.json`),
      body: undefined,
    };
  }
  if (operation.method !== 'GET') {
    return {
      url: joinPath(address, path),
      body: Object.keys(rest).length === 0 ? undefined : rest,
    };
  }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  );
  return {
    url: joinPath(address, query.size === 0 ? path : `${path}?${query.toString()}`),
    body: undefined,
  };
}

/** A URL parser resolves dots and rewrites characters; what it would change was not meant that way, so nothing is sent. */
function joinPath(address: string, path: string): string {
  if (URL.canParse(address + path)) {
    const base = new URL(`${address}/`);
    const url = new URL(address + path);
    if (url.pathname + url.search === base.pathname.slice(0, -1) + path) return url.href;
  }
  throw new AppError({ code: 'internal', outcome: 'none' });
}

/**
 * Puts an operation's input into its path.
 * @param template the operation's path (see `Operation.path`)
 * @param input what was checked by the operation's schema, which knows what a segment can hold
 * @returns the path, and the input that has no place in it
 */
export function fillPath(template: string, input: Fields): { path: string; rest: Fields } {
  const used = new Set<string>();
  const segments: string[] = [];
  for (const part of template.split('/')) {
    const place = /^<(base64:)?(\w+)>$/.exec(part);
    if (place === null) {
      segments.push(part);
      continue;
    }
    const [, encoding, name = ''] = place;
    used.add(name);
    // An option that is left out takes its name, the segment before it, along.
    const value = input[name];
    if (typeof value === 'string') segments.push(encodeSegment(value, encoding !== undefined));
    else segments.pop();
  }
  const rest = Object.entries(input).filter(
    ([name, value]) => !used.has(name) && value !== undefined,
  );
  return { path: segments.join('/'), rest: Object.fromEntries(rest) };
}

/**
 * `=` is harmless and stays, as other clients send it; `/` would split the segment and `+` become a space.
 * @source observed.md, "Base64 inside a path"
 */
function encodeSegment(value: string, asBase64: boolean): string {
  return asBase64
    ? base64(value).replaceAll('/', '%2F').replaceAll('+', '%2B')
    : encodeURIComponent(value);
}

/** @returns the standard base64 of the text's UTF-8 bytes; `btoa` alone throws on anything beyond Latin-1 */
const base64 = (text: string): string => base64OfBytes(new TextEncoder().encode(text));

/**
 * Checks what an operation was called with.
 * @returns the input as it is to be sent
 * @throws `invalid_input` with the path of what did not fit, and with field and problem where a person typed it
 */
export function checkInput(operation: Operation, input: unknown): Fields {
  const parsed = operation.input().safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).join('.');
  const place = operation.typed?.[path];
  const isTooLong = issue?.code === 'too_big' && place?.field === 'url';
  throw new AppError({
    code: 'invalid_input',
    path,
    outcome: 'none',
    ...place,
    ...(isTooLong ? { problem: 'url_too_long' } : {}),
  });
}

/** Names under which an operation's input holds a password. */
const secretNames = ['password', 'pass'];

/** @returns every password in an operation's input, also one level down (the data of a Wi-Fi QR code) */
export function secretsIn(input: Fields): string[] {
  const levels = [input, ...Object.values(input).filter(isFields)];
  return levels.flatMap((fields) =>
    secretNames.map((name) => fields[name]).filter((value) => typeof value === 'string'),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
