import { AppError } from '@/lib/model/errors';
import type { Fields, Operation } from '@/lib/operations/operation';

import { fillPath } from './path';

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
      url: join(address, `/api/v1/${encodeURIComponent(key)}/shorturl/${path}.json`),
      body: undefined,
    };
  }
  if (operation.method !== 'GET') {
    return { url: join(address, path), body: Object.keys(rest).length === 0 ? undefined : rest };
  }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  );
  return {
    url: join(address, query.size === 0 ? path : `${path}?${query.toString()}`),
    body: undefined,
  };
}

/** A URL parser resolves dots and rewrites characters; what it would change was not meant that way, so nothing is sent. */
function join(address: string, path: string): string {
  if (URL.canParse(address + path)) {
    const base = new URL(`${address}/`);
    const url = new URL(address + path);
    if (url.pathname + url.search === base.pathname.slice(0, -1) + path) return url.href;
  }
  throw new AppError({ code: 'internal', outcome: 'none' });
}
