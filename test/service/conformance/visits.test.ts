import { describe, expect, test } from 'vitest';

import { openService, segment } from './open-service.ts';
import type { TestService } from './open-service.ts';

const noon = Date.UTC(2026, 4, 6, 12, 0, 0);
const longUrl = 'https://long.example/path?one=1&two=2#three';

async function create(service: TestService, pairs: string, url = longUrl): Promise<void> {
  await service.short(`create/${pairs}/url/${segment(url)}.json`);
}

const form = (accessPass: string) => ({
  method: 'POST',
  body: new URLSearchParams({ accessPass }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const profile = 'documented';

describe('visits', () => {
  test('a link leads on, counts the visit and notes its time', async () => {
    const service = await openService({ profile, now: () => noon });
    await create(service, 'custom_url/mine');
    for (const visits of [1, 2]) {
      const answer = await service.visit('/mine');
      expect(answer.status).toBe(302);
      expect(answer.headers).toMatchObject({ location: longUrl, 'cache-control': 'no-store' });
      expect(service.links()[0]).toMatchObject({ visits, lastAccessedAt: noon });
    }
  });

  test('a protected link shows a form, and leads on with the right password only', async () => {
    const service = await openService({ profile });
    await create(service, 'custom_url/mine/password/open%20sesame');
    const shown = await service.visit('/mine');
    expect(shown.status).toBe(200);
    expect(shown.headers.location).toBeUndefined();
    expect(shown.text).toMatch(/<form method="post">/);
    expect(shown.text).toMatch(/name="accessPass"/);
    for (const wrong of ['', 'Open Sesame', 'open%20sesame']) {
      const answer = await service.visit('/mine', form(wrong));
      expect(answer.status).toBe(403);
      expect(answer.text).toMatch(/not the password/);
    }
    expect(service.links()[0]).toMatchObject({ visits: 0 });
    const answer = await service.visit('/mine', form('open sesame'));
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(longUrl);
    expect(service.links()[0]).toMatchObject({ visits: 1 });
  });

  test('an expired link is dead, the day it names not being over before', async () => {
    let now = noon;
    const service = await openService({ profile, now: () => now });
    await create(service, 'custom_url/mine/expiry_date/2026-05-06');
    now = Date.UTC(2026, 4, 6, 23, 59, 59, 999);
    expect((await service.visit('/mine')).status).toBe(302);
    now = Date.UTC(2026, 4, 7);
    const answer = await service.visit('/mine');
    expect(answer.status).toBe(410);
    expect(answer.text).toMatch(/expired/);
    expect(service.links()[0]).toMatchObject({ visits: 1, status: 'active' });
  });

  test('a disabled link is dead until it is enabled, even with its password', async () => {
    const service = await openService({ profile });
    await create(service, 'custom_url/mine/password/sesame');
    const name = segment(`${service.origin}/mine`);
    await service.short(`disable/short_url/${name}.json`);
    expect((await service.visit('/mine')).status).toBe(410);
    expect((await service.visit('/mine', form('sesame'))).status).toBe(410);
    await service.short(`enable/short_url/${name}.json`);
    expect((await service.visit('/mine', form('sesame'))).status).toBe(302);
  });
});

describe('a branded domain', () => {
  async function openBranded(): Promise<TestService> {
    const service = await openService({ profile: 'rest' });
    await service.account('POST', '/domain/add', { domain: 'http://go.test' });
    await create(service, 'custom_url/mine/base_domain/go.test');
    return service;
  }

  const onHost = { headers: { host: 'go.test' } };

  test('leads on', async () => {
    const service = await openBranded();
    const answer = await service.visit('/mine', onHost);
    expect(answer.headers.location).toBe(longUrl);
    expect(service.links()[0]).toMatchObject({ visits: 1 });
  });

  test('offers no API', async () => {
    const service = await openBranded();
    const path = `/api/v1/${service.key}/shorturl/list_active_urls.json`;
    expect((await service.visit(path, onHost)).status).toBe(404);
  });
});

test.each([
  ['documented', undefined],
  ['observed', [expect.stringMatching(/^session=/)]],
  ['rest', undefined],
] as const)('%s: the cookie of every answer', async (name, cookie) => {
  const service = await openService({ profile: name });
  for (const path of ['/', '/api/account', '/api/nothing']) {
    expect((await service.visit(path)).headers['set-cookie']).toEqual(cookie);
  }
});
