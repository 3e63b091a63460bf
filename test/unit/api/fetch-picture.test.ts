import { afterEach, expect, test, vi } from 'vitest';

import { createPictureFetcher } from '@/lib/api/fetch-without-key';

import { reportOf } from './test-client.ts';

const link = 'https://short.example/q/5';
const bytes = new Uint8Array([137, 80, 78, 71, 0, 255]);
const kilobytes = (count: number) => new Uint8Array(count * 1024);

afterEach(() => vi.useRealTimers());

const answered = (body: BodyInit | null, type: string | null, status = 200) =>
  new Response(body, { status, headers: type === null ? {} : { 'Content-Type': type } });

const hidden = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });

type Parts = Parameters<typeof createPictureFetcher>[0];

function fetcher(answer: () => Response | Promise<Response>, more: Partial<Parts> = {}) {
  const requested: unknown[][] = [];
  const fetch: Parts['fetch'] = async (...request) => {
    requested.push(request);
    return answer();
  };
  const get = createPictureFetcher({
    fetch,
    online: () => true,
    permitted: async () => true,
    ...more,
  });
  return { get, requested };
}

const none = { kind: 'none' };
const leadsOn = { kind: 'leads_on' };
const picture = (type: string) => ({ kind: 'picture', src: `data:${type};base64,iVBORwD/` });

test.each([
  ['a png', () => answered(bytes, 'image/png'), picture('image/png')],
  ['a jpg', () => answered(bytes, 'image/jpeg'), picture('image/jpeg')],
  ['a gif', () => answered(bytes, 'image/gif'), picture('image/gif')],
  ['a webp', () => answered(bytes, 'image/webp'), picture('image/webp')],
  ['a drawing', () => answered(bytes, 'IMAGE/SVG+XML; charset=utf-8'), picture('image/svg+xml')],
  ['a page', () => answered('<p>', 'text/html'), none],
  ['a type that says more', () => answered(bytes, 'image/png,text/html'), none],
  ['no type', () => answered(bytes, null), none],
  ['nothing', () => answered(null, 'image/png'), none],
  ['a failure with a picture', () => answered(bytes, 'image/png', 404), none],
  ['a hidden redirect', hidden, leadsOn],
  ['a redirect', () => answered(null, null, 302), leadsOn],
  ['more than 512 kB', () => answered(kilobytes(513), 'image/png'), none],
] as const)('gives a picture only for what is one: %s', async (_, answer, outcome) => {
  expect(await fetcher(answer).get(link)).toEqual(outcome);
});

test('512 kB are read whole', async () => {
  const { get } = fetcher(() => answered(kilobytes(512), 'image/png'));
  expect(await get(link)).toEqual({
    kind: 'picture',
    src: `data:image/png;base64,${btoa('\0'.repeat(512 * 1024))}`,
  });
});

test('it asks once, bare, and follows nothing', async () => {
  const { get, requested } = fetcher(() => answered(bytes, 'image/png'));
  await get(link);
  expect(requested).toEqual([
    [
      link,
      {
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA==', 'ftp://short.example/', 'q/5', ''])(
  '%j is not fetched',
  async (address) => {
    const { get, requested } = fetcher(() => answered(bytes, 'image/png'));
    expect([await get(address), requested]).toEqual([none, []]);
  },
);

test('what is not permitted is not fetched', async () => {
  const permitted = vi.fn<Parts['permitted']>(async () => false);
  const { get, requested } = fetcher(() => answered(bytes, 'image/png'), { permitted });
  expect([await get(link), requested]).toEqual([none, []]);
  expect(permitted).toHaveBeenCalledWith(link);
});

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('no answer, being online: %s', async (online, code) => {
  const { get } = fetcher(() => Promise.reject(new TypeError(link)), { online: () => online });
  expect(await reportOf(get(link))).toEqual({ code, outcome: 'unknown' });
});

test('an answer that does not end is given up', async () => {
  vi.useFakeTimers();
  const { get } = fetcher(() => new Promise<never>(() => undefined));
  const ended = reportOf(get(link));
  await vi.advanceTimersByTimeAsync(8000);
  expect(await ended).toEqual({ code: 'timeout', outcome: 'unknown' });
});
