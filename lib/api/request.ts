import { AppError } from '@/lib/model/errors';
import type { Fields, Operation } from '@/lib/operations/operation';
import { base64OfBytes } from '@/lib/rules/bytes';

/** @param credentials the address has no trailing slash @source service-api.md, "Endpoints" */
export function endpointUrl(
  operation: Operation,
  input: Fields,
  { address, key }: { address: string; key: string },
): { url: string; body: Fields | undefined } {
  const { path, rest } = fillPath(operation.path, input);
  if (operation.api === 'shortUrl') {
    const inKey = `/api/v1/${encodeURIComponent(key)}/shorturl/${path}.json`;
    return { url: joinPath(address, inKey), body: undefined };
  }
  const isEmpty = Object.keys(rest).length === 0;
  if (operation.method !== 'GET' || isEmpty)
    return { url: joinPath(address, path), body: isEmpty ? undefined : rest };
  const pairs = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(pairs).toString();
  return { url: joinPath(address, `${path}?${query}`), body: undefined };
}

/** Nothing is sent where a URL parser would change the path, as it resolves dots and rewrites characters. */
function joinPath(address: string, path: string): string {
  if (URL.canParse(address + path)) {
    const base = new URL(`${address}/`);
    const url = new URL(address + path);
    if (url.pathname + url.search === base.pathname.slice(0, -1) + path) return url.href;
  }
  throw new AppError({ code: 'internal', outcome: 'none' });
}

/** @returns the path (`Operation.path`), and the input that has no place in it */
export function fillPath(template: string, input: Fields): { path: string; rest: Fields } {
  const used = new Set<string>();
  const path = template.replaceAll(
    /(\/[^/<]+)?\/<(base64:)?(\w+)>/g,
    (_, before: string | undefined, encoding: string | undefined, name: string) => {
      used.add(name);
      // An option that is left out takes its name, the segment before it, along.
      const value = input[name];
      if (typeof value !== 'string') return '';
      return `${before ?? ''}/${encodeSegment(value, encoding !== undefined)}`;
    },
  );
  const rest = Object.entries(input).filter(
    ([name, value]) => !used.has(name) && value !== undefined,
  );
  return { path, rest: Object.fromEntries(rest) };
}

/** `/` would split the segment and `+` become a space. @source observed.md, "Base64 inside a path" */
const encodeSegment = (value: string, asBase64: boolean): string =>
  asBase64
    ? base64OfBytes(new TextEncoder().encode(value)).replaceAll('/', '%2F').replaceAll('+', '%2B')
    : encodeURIComponent(value);

/** @throws `invalid_input` with the path of what did not fit, and with field and problem where a person typed it */
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

/** Every password in an operation's input, also one level down (the data of a Wi-Fi QR code). */
export const secretsIn = (input: Fields): string[] =>
  [input, ...Object.values(input)]
    .flatMap((level) => Object.entries(level ?? {}))
    .map(([name, value]): unknown => (name === 'password' || name === 'pass' ? value : null))
    .filter((value) => typeof value === 'string');
