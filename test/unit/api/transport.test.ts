import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTransport } from '@/lib/api/transport';

import { reportOf } from './test-client.ts';

const url = 'https://short.example/api/account';
const page = 'https://short.example';
const request = { method: 'GET', url, page, headers: {}, json: undefined };

const megabyte = new Uint8Array(1024 * 1024).fill(32);

function transportTo(fetch: () => Promise<Response>, online = (): boolean => true) {
  return createTransport({ fetch, online, timeout: 20_000 });
}

/** A body of so many megabytes that tells how many were taken. */
function largeBody(megabytes: number) {
  let taken = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      if (taken === megabytes) return controller.close();
      taken += 1;
      return controller.enqueue(megabyte);
    },
  });
  return { body, taken: () => taken };
}

/** An answer as a browser shows it, with what only a real one has. */
const shownAs = (response: Response, shown: object): Response =>
  Object.defineProperties(
    response,
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, { value }])),
  );

describe('an answer', () => {
  test('is given whatever its status', async () => {
    const answer = await transportTo(async () => new Response('{"error":1}', { status: 418 }))(
      request,
    );
    expect(answer).toMatchObject({ status: 418, body: { kind: 'json', value: { error: 1 } } });
  });

  test('may be cut into pieces anywhere, within a character too', async () => {
    const bytes = new TextEncoder().encode('\uFEFF{"name":"é😀"}');
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const answer = await transportTo(async () => new Response(body))(request);
    expect(answer.body).toEqual({ kind: 'json', value: { name: 'é😀' } });
  });

  test('of 24 MB is read, and of a larger one no more than that is fetched', async () => {
    const fits = await transportTo(async () => new Response(largeBody(24).body))(request);
    expect(fits.body).toEqual({ kind: 'empty' });

    const { body, taken } = largeBody(1000);
    const outcome = transportTo(async () => new Response(body))(request);
    expect(await reportOf(outcome)).toEqual({ code: 'unexpected_response', outcome: 'unknown' });
    expect(taken()).toBeLessThanOrEqual(26);
  });
});

test('fetch is called as a browser wants it: as nobody’s method', async () => {
  const receivers: unknown[] = [];
  const transport = createTransport({
    fetch: async function (this: unknown) {
      receivers.push(this);
      return new Response();
    },
    online: () => true,
    timeout: 20_000,
  });
  await transport(request);
  expect(receivers).toEqual([undefined]);
});

describe('a redirect', () => {
  test.each([
    ['hidden by the browser', shownAs(new Response(), { type: 'opaqueredirect', status: 0 })],
    ['shown', Response.redirect('https://www.short.example/api/account', 301)],
    ['for good', Response.redirect('https://www.short.example/api/account', 308)],
    ['that leaves the choice', Response.json({ error: 0 }, { status: 300 })],
    ['followed all the same', shownAs(Response.json({ error: 0 }), { redirected: true, url })],
    [
      'followed to another host',
      shownAs(Response.json({ error: 0 }), { url: 'https://www.short.example/api/account' }),
    ],
  ])('%s is no answer', async (_, response) => {
    expect(await reportOf(transportTo(async () => response)(request))).toEqual({
      code: 'wrong_host',
      page,
      outcome: 'none',
    });
  });
});

describe('a failure', () => {
  test('is sent once, never again', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reportOf(transportTo(fetch)(request))).toEqual({
      code: 'unreachable',
      outcome: 'unknown',
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([408, 429, 500, 503])('%i is not tried again', async (status) => {
    const fetch = vi.fn(async () => new Response('', { status, headers: { 'Retry-After': '0' } }));
    await transportTo(fetch)(request);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('of a connection that went away is called offline', async () => {
    const outcome = transportTo(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => false,
    )(request);
    expect(await reportOf(outcome)).toEqual({ code: 'offline', outcome: 'unknown' });
  });

  test('in the middle of the body is one of the connection', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(megabyte),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const outcome = transportTo(async () => new Response(body))(request);
    expect(await reportOf(outcome)).toEqual({ code: 'unreachable', outcome: 'unknown' });
  });

  test('before anything is sent is one, too', async () => {
    const outcome = transportTo(async () => new Response())({ ...request, url: 'no address' });
    expect(await reportOf(outcome)).toMatchObject({ code: 'unreachable' });
  });
});

describe('time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const never = new Promise<never>(() => undefined);
  const endless = new ReadableStream({ pull: () => never });

  test.each([
    ['for the answer', () => never],
    ['for its end', async () => new Response(endless)],
  ])('is up after 20 s of waiting %s', async (_, fetch) => {
    const report = reportOf(transportTo(fetch)(request));
    const ended = vi.fn();
    void report.then(ended);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await report).toEqual({ code: 'timeout', outcome: 'unknown' });
  });

  test('that is up takes the request back', async () => {
    const signals: AbortSignal[] = [];
    const transport = createTransport({
      fetch: (input) => {
        if (input instanceof Request) signals.push(input.signal);
        return never;
      },
      online: () => true,
      timeout: 50,
    });
    const report = reportOf(transport(request));
    await vi.advanceTimersByTimeAsync(50);
    await report;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
