import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import type { TestService } from './open-service.ts';

function addLink(service: TestService, part: string): number {
  return service.insert('links', { userId: service.userId, part });
}

function followRotator(service: TestService, times: number): Promise<(string | undefined)[]> {
  return Promise.all(
    Array.from({ length: times }, async () => (await service.visit('/r/go')).headers.location),
  );
}

describe.each(documentProfileNames)("a campaign's public side, %s", (profile) => {
  const open = () => openService({ profile, rateLimit: 1000 });

  test('the rotator leads to every working link, and to no other', async () => {
    const service = await open();
    const { userId } = service;
    service.insert('campaigns', { userId, slug: 'go', views: 0 });
    const branded = { domain: 'https://gone.test', part: 'branded' };
    const working = [addLink(service, 'one'), addLink(service, 'two')];
    const others = [
      service.insert('links', { userId, part: 'off', status: 'disabled' }),
      service.insert('links', { userId, part: 'old', expiresAt: 1 }),
      service.insert('links', { userId, ...branded }),
    ];
    for (const id of [...others, ...working]) {
      await service.account('POST', `/campaign/1/assign/${id}`);
    }
    const led = new Set(await followRotator(service, 60));
    expect(led).toEqual(new Set([`${service.origin}/one`, `${service.origin}/two`]));
    expect(service.rows('campaigns')).toMatchObject([{ views: 60 }]);
    expect(service.counters().byOperation).toMatchObject({ rotator: 60 });
  });

  test('a rotator without a working link, and none at all', async () => {
    const service = await open();
    service.insert('campaigns', { userId: service.userId, slug: 'go', views: 0 });
    expect((await service.visit('/r/go')).status).toBe(404);
    expect((await service.visit('/r/gone')).status).toBe(404);
    expect(service.rows('campaigns')).toMatchObject([{ views: 0 }]);
  });

  test('the public list shows the working links, unless the campaign is not public', async () => {
    const service = await open();
    const { userId } = service;
    const name = '<i>Sommer</i>';
    service.insert('campaigns', { userId, name, slug: 'go', public: 1 });
    service.insert('campaigns', { userId, slug: 'shy', public: 0 });
    await service.account('POST', `/campaign/1/assign/${addLink(service, 'one')}`);
    const off = service.insert('links', { userId, part: 'off', status: 'disabled' });
    await service.account('POST', `/campaign/1/assign/${off}`);
    const page = await service.visit('/list/go-1');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`href="${service.origin}/one"`);
    expect(page.text).not.toContain('/off');
    expect(page.text).toContain('&lt;i&gt;Sommer');
    for (const path of ['/list/shy-2', '/list/go-3', '/list/go', '/list/go-']) {
      expect((await service.visit(path)).status).toBe(404);
    }
  });
});

test('paths of campaigns are no short parts', async () => {
  const service = await openService({ profile: 'rest' });
  for (const part of ['r', 'list', 'qr']) {
    const { body } = await service.short(
      `create/custom_url/${part}/url/aHR0cHM6Ly9hLmV4YW1wbGUv.json`,
    );
    expect(body).toMatchObject({ code: 409 });
  }
});
