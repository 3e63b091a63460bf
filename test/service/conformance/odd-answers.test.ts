import { describe, expect, test } from 'vitest';

import { openService, segment } from './open-service.ts';

const creation = `create/url/${segment('https://long.example/path?one=1')}.json`;

const profile = 'rest';

describe('answers as other services write them', () => {
  test('ids of letters, and beyond what a number holds', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'odd_ids', as: 'letters' });
    expect((await service.short(creation)).data['url_id']).toBe('L-1');
    service.faults.set({ kind: 'odd_ids', as: 'huge' });
    expect((await service.short(creation)).text).toMatch(/"url_id":18446744073000000002[,}]/);
  });

  test('addresses without a scheme', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'without_scheme', keepsSlashes: true });
    expect((await service.short(creation)).data['short_url']).toMatch(/^\/\/[^/]+\/\w{6}$/);
    service.faults.set({ kind: 'without_scheme', keepsSlashes: false });
    expect((await service.short(creation)).data['short_url']).toMatch(/^[^/]+\/\w{6}$/);
  });

  test('a row that nobody can read at the head of every list', async () => {
    const service = await openService({ profile });
    await service.short(creation);
    service.faults.set({ kind: 'odd_row' });
    const { urls } = (await service.short('list_active_urls.json')).data;
    expect(urls).toHaveLength(2);
    expect(urls).toMatchObject([{ short_url: expect.stringMatching(/ b$/) }, {}]);
    const { data } = await service.account('GET', '/pixels');
    expect(data['pixels']).toHaveLength(1);
  });

  test('the key in texts for people', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'tells_key', as: 'part' });
    const { data } = await service.account('GET', '/account');
    expect(data['username']).toMatch(/ [\da-f]{16}$/);
  });

  test('a message in Latin-1, and one that repeats the request', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'latin1', charset: 'iso-8859-1' });
    const latin1 = await service.short(creation);
    expect([latin1.status, latin1.text]).toEqual([400, expect.stringMatching(/ung\uFFFDltig/)]);
    expect(latin1.headers['content-type']).toBe('application/json; charset=iso-8859-1');
    service.faults.clear();
    service.faults.set({ kind: 'repeats_request', length: 60 });
    const repeated = await service.short(creation);
    expect(repeated.text).toMatch(/GET \/api\/v1\/[\da-f]{32}\/shorturl\/create/);
    expect(service.links()).toEqual([]);
  });
});
