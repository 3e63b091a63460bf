import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
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

describe.each(documentProfileNames)('visits, %s', (profile) => {
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

  test('a HEAD leads on without counting', async () => {
    const service = await openService({ profile });
    await create(service, 'custom_url/mine');
    expect((await service.visit('/mine', { method: 'HEAD' })).status).toBe(302);
    expect(service.links()[0]).toMatchObject({ visits: 0, lastAccessedAt: null });
  });

  test('a URL that a header cannot hold is escaped', async () => {
    const service = await openService({ profile: 'documented' });
    await create(service, 'custom_url/mine', 'https://long.example/größe');
    const { headers } = await service.visit('/mine');
    expect(headers.location).toBe('https://long.example/gr%C3%B6%C3%9Fe');
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

  test('expire makes a link dead at once', async () => {
    const service = await openService({ profile });
    await create(service, 'custom_url/mine');
    service.expire('mine');
    expect((await service.visit('/mine')).status).toBe(410);
    expect(() => service.expire('other')).toThrow(/no such link/);
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

  test('a missing link is a page with 404', async () => {
    const service = await openService({ profile });
    const answer = await service.visit('/nothing');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
  });
});

describe('a branded domain', () => {
  const redirects = {
    redirectroot: 'https://root.example/',
    redirect404: 'https://missing.example/',
  };

  async function openBranded(fields: Record<string, string>): Promise<TestService> {
    const service = await openService({ profile: 'rest' });
    await service.account('POST', '/domain/add', { domain: 'http://go.test', ...fields });
    await create(service, 'custom_url/mine/base_domain/go.test');
    return service;
  }

  const onHost = (host = 'go.test') => ({ headers: { host } });

  test.each(['go.test', 'go.test:8080', 'GO.TEST'])('leads on for Host %s', async (host) => {
    const service = await openBranded({});
    const answer = await service.visit('/mine', onHost(host));
    expect(answer.headers.location).toBe(longUrl);
    expect(service.links()[0]).toMatchObject({ visits: 1 });
  });

  test('has links of its own', async () => {
    const service = await openBranded({});
    await create(service, 'custom_url/own');
    expect((await service.visit('/mine')).status).toBe(404);
    expect((await service.visit('/own', onHost())).status).toBe(404);
  });

  test('sends a visit to the bare domain to its root redirect', async () => {
    const service = await openBranded(redirects);
    const answer = await service.visit('/', onHost());
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('https://root.example/');
  });

  test.each(['/nothing', '/not/a/link', '/mine/deeper'])(
    'sends %s to its 404 redirect',
    async (path) => {
      const service = await openBranded(redirects);
      const answer = await service.visit(path, onHost());
      expect(answer.headers.location).toBe('https://missing.example/');
    },
  );

  test('shows a 404 page without redirects', async () => {
    const service = await openBranded({});
    expect((await service.visit('/', onHost())).status).toBe(404);
    expect((await service.visit('/nothing', onHost())).status).toBe(404);
  });

  test('offers no API', async () => {
    const service = await openBranded({});
    const path = `/api/v1/${service.key}/shorturl/list_active_urls.json`;
    expect((await service.visit(path, onHost())).status).toBe(404);
  });
});

test.each([
  ['documented', undefined],
  ['observed', [expect.stringMatching(/^session=/)]],
  ['rest', undefined],
] as const)('%s: the cookie of every answer', async (profile, cookie) => {
  const service = await openService({ profile });
  for (const path of ['/', '/api/account', '/api/nothing']) {
    expect((await service.visit(path)).headers['set-cookie']).toEqual(cookie);
  }
});

describe('the public pages', () => {
  test('the front page links to articles with long addresses', async () => {
    const service = await openService({ profile: 'documented' });
    const front = await service.visit('/');
    expect(front.status).toBe(200);
    const [, path = ''] = /href="(\/articles\/[^"]+)"/.exec(front.text) ?? [];
    const target = path.replaceAll('&amp;', '&');
    expect(target.length).toBeGreaterThan(150);
    const article = await service.visit(target);
    expect(article.status).toBe(200);
    expect(article.text).toMatch(/<article>/);
    expect((await service.visit('/articles/none')).status).toBe(404);
  });

  test.each(['/', '/articles/none', '/nothing'])(
    '%s runs no script and loads nothing foreign',
    async (path) => {
      const service = await openService({ profile: 'documented' });
      const { text, headers } = await service.visit(path);
      expect(text).not.toMatch(/<script| on\w+=|https?:/i);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect((await service.visit('/style.css')).headers['content-type']).toContain('text/css');
    },
  );
});
