import { expect, test } from 'vitest';

import { endpointUrl } from '@/lib/api/request';
import { AppError } from '@/lib/model/errors';
import type { Operation } from '@/lib/operations/operation';
import { operations } from '@/lib/operations/operations';

const read = operations.listDomains;

test.each([
  ['https://short.example', 'https://short.example/api/domains?page=2'],
  ['https://example.com/links', 'https://example.com/links/api/domains?page=2'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/api/domains?page=2'],
  ['http://[::1]:8080/a/b', 'http://[::1]:8080/a/b/api/domains?page=2'],
  ['HTTPS://Short.Example:443', 'https://short.example/api/domains?page=2'],
])('requests go below the address %s', (address, url) => {
  expect(endpointUrl(read, { page: 2 }, { address, key: 'k' })).toEqual({ url, body: undefined });
});

test('what a key may hold is escaped', () => {
  const { url } = endpointUrl(
    operations.listActiveShortUrls,
    {},
    { address: 'https://a.example', key: "k+'=" },
  );
  expect(url).toBe("https://a.example/api/v1/k%2B'%3D/shorturl/list_active_urls.json");
});

const changed = (path: string): Operation => ({ ...read, path });

test.each([
  ['an address without a scheme', 'short.example', read],
  ['an empty address', '', read],
  ['a segment that would vanish', 'https://a.example', changed('/api/../domains')],
  ['a segment that would vanish, encoded', 'https://a.example', changed('/api/%2E%2e/domains')],
  ['a segment that would be split', 'https://a.example', changed(String.raw`/api/a\b`)],
  ['a segment that would be rewritten', 'https://a.example', changed('/api/a b')],
  ['a path that would become a fragment', 'https://a.example', changed('/api/#/domains')],
])('%s is never asked', (_, address, operation) => {
  expect(() => endpointUrl(operation, {}, { address, key: 'k' })).toThrow(
    new AppError({ code: 'internal', outcome: 'none' }),
  );
});
