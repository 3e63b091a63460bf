import { expect, test } from 'vitest';

import { createShortUrlApi } from '@/lib/link-api/short-url-api';
import { refusedKey } from '@/lib/links/actions/service-checks';
import { AppError, type ErrorCode } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

const link = 'https://short.example/a';

/** A service that answers these operations with a failure, and every other one well. */
function refusing(failures: Partial<Record<string, ErrorCode>>) {
  const called: string[] = [];
  const call = (async (name: string) => {
    called.push(name);
    const code = failures[name];
    if (code !== undefined) throw new AppError({ code, said: 'Non.' });
    return {};
  }) as Call;
  return { call, called };
}

test.each([
  ['a link that is told of', link, {}, false, ['getShortUrl']],
  ['no link, and a list', null, {}, false, ['listActiveShortUrls']],
  ['a link that is gone, and a list', link, { getShortUrl: 'not_found' }, false, 2],
  [
    'neither',
    link,
    { getShortUrl: 'invalid_input', listActiveShortUrls: 'invalid_input' },
    true,
    2,
  ],
  ['a list that times out', null, { listActiveShortUrls: 'timeout' }, false, 1],
  ['a link that times out', link, { getShortUrl: 'timeout' }, false, 1],
] as const)(
  'a key counts as refused only where every answer says so: %s',
  async (_, shortUrl, failures, isRefused, requests) => {
    const { call, called } = refusing(failures);
    expect(await refusedKey(createShortUrlApi(call), shortUrl)).toEqual(
      isRefused ? { code: 'unauthorized', said: 'Non.', outcome: 'none' } : null,
    );
    expect(typeof requests === 'number' ? called.length : called).toEqual(requests);
  },
);
