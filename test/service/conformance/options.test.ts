import { describe, expect, test } from 'vitest';

import { openService, segment } from './open-service.ts';

const profile = 'documented';
const creation = `create/custom_url/mine/url/${segment('https://long.example/')}.json`;

test('a host that offers the account API alone', async () => {
  const service = await openService({ profile, apis: ['account'] });
  expect((await service.account('GET', '/account')).status).toBe(200);
  expect((await service.short(creation)).status).toBe(404);
});

test('a host that offers the short-URL API alone', async () => {
  const service = await openService({ profile, apis: ['shorturl'] });
  expect((await service.account('GET', '/account')).status).toBe(404);
  expect((await service.short(creation)).status).toBe(200);
});

test('a service in a sub-folder', async () => {
  const service = await openService({ profile, basePath: '/my/links' });
  expect(service.baseUrl).toBe(`${service.origin}/my/links`);
  expect((await service.account('GET', '/account')).status).toBe(200);
  const { data } = await service.short(creation);
  expect(data['short_url']).toBe(`${service.baseUrl}/mine`);
  expect((await service.visit('/my/links/mine')).headers.location).toBe('https://long.example/');
  const info = await service.short(`info/short_url/${segment(`${service.baseUrl}/mine`)}.json`);
  expect(info.data).toMatchObject({ original_url: 'https://long.example/' });
  expect((await service.visit('/my/links')).text).toContain('href="/my/links/style.css"');
  for (const path of ['/mine', '/api/account', '/']) {
    expect((await service.visit(path)).status).toBe(404);
  }
});

describe('a second name for the same server', () => {
  test('redirects to the true one', async () => {
    const wrongHost = { hostname: 'www.short.test', answer: 'redirect' as const };
    const service = await openService({ profile, wrongHost });
    const { host } = { host: 'www.short.test' };
    const answer = await service.visit('/api/account?x=1', { headers: { host } });
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(`${service.origin}/api/account?x=1`);
    expect((await service.account('GET', '/account')).status).toBe(200);
  });

  test('shows a page that has nothing to do with the API', async () => {
    const wrongHost = { hostname: 'www.short.test', answer: 'page' as const };
    const service = await openService({ profile, wrongHost });
    const answer = await service.visit('/api/account', { headers: { host: 'www.short.test' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
  });
});

describe('a gate in front of it', () => {
  test.each([401, 403, 302] as const)(
    'answers %i itself to what lacks its header',
    async (answers) => {
      const service = await openService({ profile, gate: { header: 'X-Gate', answers } });
      const { value = '' } = service.gate ?? {};
      for (const given of [undefined, 'another']) {
        const headers = given === undefined ? {} : { 'x-gate': given };
        const answer = await service.visit('/api/account', { headers });
        expect([answer.status, answer.body]).toEqual([answers, undefined]);
      }
      expect((await service.short(creation)).status).toBe(answers);
      expect(service.links()).toEqual([]);
      const headers = { 'x-gate': value, authorization: `Bearer ${service.key}` };
      expect((await service.visit('/api/account', { headers })).data).toMatchObject({
        id: service.userId,
      });
    },
  );
});

test('a clock that is wrong in every time the service gives', async () => {
  const at = Date.parse('2024-05-06T07:08:09Z');
  const service = await openService({ profile, now: () => at, clockOffset: -25 });
  const { headers, data } = await service.short(creation);
  expect(headers.date).toBe('Sun, 05 May 2024 06:08:09 GMT');
  const info = `info/short_url/${segment(String(data['short_url']))}.json`;
  expect((await service.short(info)).data['date_created']).toBe('2024-05-05 06:08:09');
  service.setClockOffset(0.5);
  await service.short(`create/url/${segment('https://long.example/later')}.json`);
  expect(service.links().map(({ createdAt }) => createdAt - at)).toEqual([-90_000_000, 1_800_000]);
});

test('replicas that lag: what was just made is not found, and then it is', async () => {
  let now = Date.parse('2026-05-06T12:00:00Z');
  const service = await openService({ profile: 'mixed', now: () => now, lag: () => 5000 });
  const { data } = await service.short(creation);
  const found = async () => {
    const info = `info/short_url/${segment(String(data['short_url']))}.json`;
    const listed = (await service.short('list_active_urls.json')).data['urls'];
    const { urls } = (await service.account('GET', '/urls')).data;
    return [(await service.short(info)).status, listed, urls].map((each) =>
      Array.isArray(each) ? each.length : each,
    );
  };
  expect(await found()).toEqual([404, 0, 0]);
  now += 5000;
  expect(await found()).toEqual([200, 1, 1]);
  service.setLag(6000);
  expect(await found()).toEqual([404, 0, 0]);
});

test('short URLs under another origin than the one it listens on', async () => {
  const service = await openService({ profile, publicOrigin: 'https://short.test' });
  const { data } = await service.short(creation);
  expect(data['short_url']).toBe('https://short.test/mine');
  const info = await service.short(`info/short_url/${segment('https://short.test/mine')}.json`);
  expect(info.status).toBe(200);
  expect((await service.visit('/mine', { headers: { host: 'short.test' } })).status).toBe(302);
});

test('neither keys nor passwords are in the database', async () => {
  const service = await openService({ profile });
  await service.short(`create/password/sesame/url/${segment('https://long.example/')}.json`);
  await service.account('PUT', '/account/update', { password: 'sesame' });
  const rows = ['users', 'links'].flatMap((table) =>
    service.database.prepare(`SELECT * FROM ${table}`).all(),
  );
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`sesame|${service.key}`));
});
