import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { AppError } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

import { startService, type RunningService } from '../../../service/start-service.ts';
import { reportOf } from '../test-client.ts';
import { clientOf } from './client-of.ts';
import { noteAnswered } from './note-answered.ts';

const long = 'https://a.example/page?b=c';

describe.each(['documented', 'observed', 'rest'] as const)('a service as %s', (profile) => {
  let service: RunningService;
  let ownKey: string;
  let call: Call;

  beforeAll(async () => {
    service = await startService({ profile, rateLimit: 1000, keepAlive: false });
    ({ key: ownKey } = service.register({ username: 'reader', email: 'reader@short.example' }));
    call = clientOf(service, ownKey);
  });
  afterEach((context) => {
    noteAnswered(context, service);
    service.reset();
  });
  afterAll(() => service.close());

  test('knows the account', async () => {
    expect(await call('getAccount', {})).toMatchObject({
      username: 'reader',
      email: 'reader@short.example',
    });
    const { message } = await call('updateAccount', { email: 'reader@short.example' });
    expect(message).toMatch(/\w/);
  });

  test('makes, tells, switches and lists a link', async () => {
    const made = await call('createShortUrl', { url: long });
    expect(made).toMatchObject({ id: expect.stringMatching(/^\d+$/), originalUrl: long });
    expect(made.shortUrl).toBe(`${service.origin}/${made.shortPart}`);

    const { shortUrl } = made;
    const expected = {
      shortUrl,
      originalUrl: long,
      visits: 0,
      lastAccessed: null,
      hasPassword: false,
      expiry: null,
    };
    expect(await call('getShortUrl', { shortUrl })).toMatchObject({
      ...expected,
      status: 'active',
    });
    expect(await call('listActiveShortUrls', {})).toEqual({ shortUrls: [shortUrl] });

    expect(await call('disableShortUrl', { shortUrl })).toMatchObject({
      shortUrl,
      status: 'disabled',
    });
    expect(await call('listActiveShortUrls', {})).toEqual({ shortUrls: [] });
    expect(await call('enableShortUrl', { shortUrl })).toMatchObject({
      shortUrl,
      status: 'active',
    });
  });

  test('takes every option', async () => {
    await call('createDomain', { domain: 'http://go.localhost' });
    const options = {
      customUrl: 'my_Own-1',
      password: 's3cret!@~',
      expiryDate: '2099-12-31',
      baseDomain: 'go.localhost',
    };
    const { shortUrl, shortPart } = await call('createShortUrl', { url: long, ...options });
    expect([new URL(shortUrl).hostname, shortPart]).toEqual(['go.localhost', 'my_Own-1']);
    const link = await call('getShortUrl', { shortUrl });
    expect(link).toMatchObject({
      hasPassword: true,
      expiry: expect.stringContaining('2099-12-31'),
    });
  });

  test('tells what it made of a URL whose base64 has a slash', async () => {
    const outcome = await call('createShortUrl', { url: 'https://a.example/ab?c' }).then(
      ({ originalUrl }) => originalUrl,
      ({ report }: AppError) => ({ ...report, said: report.said ?? 'nothing' }),
    );
    const refusedPath = {
      code: 'not_found',
      outcome: 'none',
      said: 'nothing',
      operation: 'createShortUrl',
    };
    expect(outcome).toEqual(
      { documented: 'https://a.example/ab?c', observed: 'https://a.example/ab', rest: refusedPath }[
        profile
      ],
    );
  });

  test('keeps domains', async () => {
    const before = await call('listDomains', {});
    const { id } = await call('createDomain', {
      domain: 'http://new.localhost',
      redirect404: 'https://a.example/404',
    });
    expect(id).toMatch(/^\d+$/);
    if (id === null) return;

    await call('updateDomain', { id, redirectroot: 'https://a.example/root' });
    const { items, total, nextPage } = await call('listDomains', { limit: 5 });
    expect(items).toContainEqual({
      id,
      domain: 'http://new.localhost',
      redirectroot: 'https://a.example/root',
      redirect404: 'https://a.example/404',
    });
    expect([total, nextPage]).toEqual([(before.total ?? 0) + 1, null]);

    await call('deleteDomain', { id });
    expect((await call('listDomains', {})).items).toEqual(before.items);
  });

  test('refuses what it cannot do, certainly and in words', async () => {
    await call('createShortUrl', { url: long, customUrl: 'taken' });
    const refused = [
      () => call('createShortUrl', { url: long, customUrl: 'taken' }),
      () => call('getShortUrl', { shortUrl: `${service.origin}/nowhere` }),
      () => call('createDomain', { domain: 'http://elsewhere.example' }),
      () => call('deleteDomain', { id: '999999' }),
    ];
    for (const attempt of refused) {
      const { code, said } = await reportOf(attempt());
      expect(['conflict', 'not_found', 'invalid_input']).toContain(code);
      expect(said).toMatch(/\w/);
    }
    expect(await reportOf(call('deleteDomain', { id: '999999' }))).toMatchObject({
      outcome: 'none',
    });
  });

  test('does not confirm an update that it did not do', async () => {
    const report = await reportOf(
      call('updateDomain', { id: '999999', redirect404: 'https://a.example/' }),
    );
    expect(report.code).toBe(
      { documented: 'not_found', observed: 'not_confirmed', rest: 'not_found' }[profile],
    );
  });

  test('refuses a key that is not good', async () => {
    const stranger = clientOf(service, 'f'.repeat(32));
    const attempts = [
      () => stranger('getAccount', {}),
      () => stranger('createShortUrl', { url: long }),
    ];
    for (const attempt of attempts) {
      const { code, said } = await reportOf(attempt());
      expect(['unauthorized', 'forbidden']).toContain(code);
      expect(said).toMatch(/\w/);
    }
  });

  test('refuses a key that may only read', async () => {
    const { key, id } = service.register({
      username: `only-${profile}`,
      email: 'only@short.example',
    });
    service.setAccess(id, 'read_only');
    const report = await reportOf(
      clientOf(service, key)('createDomain', { domain: 'http://x.localhost' }),
    );
    expect(report).toMatchObject({ code: 'forbidden', outcome: 'none' });
  });

  test('tells until when it has had enough', async () => {
    service.setRateLimit(2);
    const { key } = service.register({ username: `much-${profile}`, email: 'much@short.example' });
    // Each with a budget of its own, as if other programs used the key.
    const request = (): Promise<unknown> => clientOf(service, key)('getAccount', {});
    await request();
    await request();
    const { code, until = 0 } = await reportOf(request());
    service.setRateLimit(1000);
    expect(code).toBe('rate_limited');
    expect(until).toBeGreaterThan(Date.now());
    expect(until).toBeLessThanOrEqual(Date.now() + 62_000);
  });

  test.each([
    [{ kind: 'server_error', moment: 'after' }, 'server_error', 'unknown'],
    [{ kind: 'maintenance', moment: 'before' }, 'maintenance', 'unknown'],
    [{ kind: 'maintenance', body: 'json', moment: 'after' }, 'maintenance', 'unknown'],
    [{ kind: 'html' }, 'web_page', 'unknown'],
    [{ kind: 'html', status: 403 }, 'web_page', 'none'],
    [{ kind: 'html', status: 404 }, 'not_found', 'none'],
    [{ kind: 'empty', moment: 'after' }, 'not_confirmed', 'unknown'],
    [{ kind: 'truncated' }, 'unexpected_response', 'unknown'],
    [{ kind: 'wrong_types' }, 'unexpected_response', 'unknown'],
    [{ kind: 'redirect' }, 'wrong_host', 'none'],
    [{ kind: 'redirect', to: 'https://elsewhere.example/', status: 302 }, 'wrong_host', 'none'],
    [{ kind: 'rate_limited', headers: true, retryAfter: 9 }, 'rate_limited', 'none'],
    [{ kind: 'rate_limited', headers: false }, 'rate_limited', 'none'],
    [{ kind: 'drop', moment: 'before' }, 'unreachable', 'unknown'],
    [{ kind: 'drop', moment: 'after' }, 'unreachable', 'unknown'],
  ] as const)('asked once while it fails with %j', async (fault, code, outcome) => {
    service.faults.set(fault);
    service.clearRequests();
    // What refused one for its limit must not keep the next from being sent.
    const fresh = clientOf(service, ownKey);
    const report = await reportOf(fresh('createShortUrl', { url: long }));
    expect(report).toMatchObject({ code, outcome, operation: 'createShortUrl' });
    // What shows in a tab why something else answered.
    const isPage = code === 'web_page' || code === 'wrong_host';
    expect(report.page).toBe(isPage ? service.baseUrl : undefined);
    expect(service.requests()).toHaveLength(1);
  });
});
