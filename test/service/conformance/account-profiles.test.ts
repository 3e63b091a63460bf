import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { addLink, openForLinks } from './account-links.ts';
import { openService, segment } from './open-service.ts';

const creation = `create/url/${segment('https://long.example/')}.json`;

const routes = [
  ['GET', '/urls'],
  ['GET', '/url/1'],
  ['POST', '/url/add'],
  ['PUT', '/url/1/update'],
  ['DELETE', '/url/1/delete'],
] as const;

test.each(documentProfileNames)('%s: no links over the account API', async (profile) => {
  const service = await openService({ profile });
  service.fill(service.userId, { links: 1 });
  for (const [method, path] of routes) {
    const body = method === 'POST' || method === 'PUT' ? { url: 'https://b.example/' } : undefined;
    const answer = await service.account(method, path, body);
    const unknown = await service.account(method, '/nothing', body);
    expect([answer.status, answer.text]).toEqual([404, unknown.text]);
  }
  expect(service.counters().byOperation).toEqual({ unknown: 10 });
  expect(service.links()).toMatchObject([{ originalUrl: 'https://page.example/1' }]);
});

describe('the account profile', () => {
  test('has no short-URL API', async () => {
    const service = await openService({ profile: 'account' });
    const [answer, unknown] = [await service.short(creation), await service.visit('/api/nothing')];
    expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(service.links()).toEqual([]);
  });

  test('refuses as most such hosts do', async () => {
    const service = await openService({ profile: 'account' });
    expect((await service.visit('/api/urls')).status).toBe(403);
    const refused = await addLink(service, { url: 'nowhere' });
    expect([refused.status, refused.body]).toMatchObject([200, { error: 1 }]);
  });
});

describe('the mixed profile', () => {
  const open = () => openForLinks('mixed');

  test('has the short-URL API', async () => {
    const service = await open();
    expect((await service.short(creation)).status).toBe(201);
    const alone = await openService({ profile: 'mixed', apis: ['account'] });
    expect((await alone.short(creation)).status).toBe(404);
  });

  test('writes ids of pixels as texts, and other ids as numbers', async () => {
    const service = await open();
    const sent = { type: 'bing', name: 'a', tag: '12345' };
    const { status, body } = await service.account('POST', '/pixel/add', sent);
    expect([status, body]).toEqual([201, { error: '0', id: '1' }]);
    const list = await service.account('GET', '/pixels');
    expect(list.body).toMatchObject({ error: '0', data: { pixels: [{ id: '1' }] } });
    const domain = await service.account('POST', '/domain/add', { domain: 'http://go.test' });
    expect(domain.body).toEqual({ error: '0', id: 1 });
  });

  test("names campaigns under campaign, and lists them below the account's name", async () => {
    const service = await open();
    const fields = { name: 'Summer', slug: 'go', public: true };
    const { body } = await service.account('POST', '/campaign/add', fields);
    const list = `${service.origin}/u/owner/go-1`;
    expect(body).toMatchObject({ error: '0', id: 1, campaign: 'Summer', public: '1', list });
    const { data } = await service.account('GET', '/campaigns');
    expect(data['campaigns']).toMatchObject([{ name: 'Summer', views: '0', list }]);
    const page = await service.visit('/u/owner/go-1');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Summer')]);
  });

  test('says what went wrong with a status or in a sentence', async () => {
    const service = await open();
    const invalid = await addLink(service, { url: 'nowhere' });
    expect([invalid.status, invalid.body]).toMatchObject([400, { error: 1 }]);
    await addLink(service, { custom: 'one' });
    const taken = await addLink(service, { custom: 'one' });
    expect([taken.status, taken.body]).toEqual([
      200,
      { error: 'This short part is already taken.' },
    ]);
    service.setRateLimit(1);
    await service.account('GET', '/urls');
    const limited = await service.account('GET', '/urls');
    expect([limited.status, limited.body]).toMatchObject([429, { error: 1 }]);
    expect(limited.headers['retry-after']).toBe('60');
  });
});

describe('keys', () => {
  const profile = 'account';

  test('another word before the key', async () => {
    const service = await openService({ profile, behavior: { keyWord: 'Token' } });
    const refused = await service.account('GET', '/urls');
    expect([refused.status, refused.body]).toMatchObject([403, { error: 1 }]);
    const ask = (authorization: string) =>
      service.visit('/api/urls', { headers: { authorization } });
    expect((await ask(`Token ${service.key}`)).data['urls']).toEqual([]);
    expect((await ask(`token ${service.key}`)).status).toBe(200);
    expect((await ask(service.key)).status).toBe(403);
    service.setBehavior({ keyWord: 'Bearer' });
    expect((await ask(`Token ${service.key}`)).status).toBe(403);
    expect((await service.account('GET', '/urls')).data['urls']).toEqual([]);
  });

  test('no key and no password is in the log', async () => {
    const service = await openService({ profile, behavior: { keyWord: 'Token' } });
    const headers = { authorization: `Token ${service.key}` };
    const body = { url: 'https://long.example/', password: 'sesame' };
    await service.visit('/api/url/add', { method: 'POST', headers, body });
    await service.visit('/api/url/1/update', { method: 'PUT', headers, body });
    await service.visit('/api/urls?limit=5&page=2&order=click', { headers });
    await service.visit(`/api/urls?q=${service.key}&short=sesame`, { headers });
    await service.visit(`/api/urls?Token%20${service.key}`, { headers });
    const requests = service.requests();
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/url/add',
      '/api/url/1/update',
      '/api/urls?limit=5&page=2&order=click',
      '/api/urls?<query>',
      '/api/urls?<query>',
    ]);
    expect(JSON.stringify(requests)).not.toMatch(new RegExp(`sesame|${service.key}`, 'i'));
  });
});
