import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService, segment } from './open-service.ts';
import { create, expectRefusal, longUrl, noon, openAtNoon } from './short-links.ts';

const said = {
  documented: { id: '1', visits: ['0', '1'], never: '', flags: [false, true] },
  observed: { id: '1', visits: ['0', '1'], never: '0000-00-00 00:00:00', flags: ['0', '1'] },
  rest: { id: 1, visits: [0, 1], never: null, flags: [false, true] },
} as const;

describe.each(documentProfileNames)('short links, %s', (profile) => {
  const expected = said[profile];

  test('disable and enable, also repeated', async () => {
    const service = await openAtNoon(profile);
    const { data } = await create(service, 'custom_url/mine/');
    const shortUrl = data['short_url'];
    const name = segment(String(shortUrl));
    for (const [word, status] of [
      ['disable', 'disabled'],
      ['disable', 'disabled'],
      ['enable', 'active'],
      ['enable', 'active'],
    ]) {
      const answer = await service.short(`${word}/short_url/${name}.json`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        code: 200,
        data: {
          url_id: expected.id,
          status,
          short_url: shortUrl,
          date_time: '2026-05-06 12:00:00',
        },
      });
      expect(service.links()[0]?.status).toBe(status);
    }
  });

  test('info tells everything of a link', async () => {
    const service = await openAtNoon(profile);
    await create(service, 'custom_url/plain/');
    await create(service, 'custom_url/full/password/sesame/expiry_date/2026-05-31/');
    await service.visit('/plain');
    const info = async (part: string) => {
      const answer = await service.short(
        `info/short_url/${segment(`${service.origin}/${part}`)}.json`,
      );
      return answer.data;
    };
    expect(await info('plain')).toEqual({
      url_id: expected.id,
      short_url: `${service.origin}/plain`,
      short_url_part: 'plain',
      original_url: longUrl,
      date_created: '2026-05-06 12:00:00',
      last_accessed: '2026-05-06 12:00:00',
      total_visits: expected.visits[1],
      has_password: expected.flags[0],
      expiry_date: expected.never,
      status: 'active',
      date_time: '2026-05-06 12:00:00',
    });
    expect(await info('full')).toMatchObject({
      last_accessed: expected.never,
      total_visits: expected.visits[0],
      has_password: expected.flags[1],
      expiry_date: '2026-05-31 23:59:59',
    });
  });

  test('list_active_urls lists what is active: neither disabled, expired nor foreign links', async () => {
    let now = noon;
    const service = await openService({ profile, now: () => now });
    const other = service.register({ username: 'other', email: 'other@mail.example' });
    await create(service, 'custom_url/one/');
    await create(service, 'custom_url/two/');
    await create(service, 'custom_url/old/expiry_date/2026-05-06/');
    await create(service, 'custom_url/off/');
    await service.short(`disable/short_url/${segment(`${service.origin}/off`)}.json`);
    await service.visit(`/api/v1/${other.key}/shorturl/create/url/${segment(longUrl)}.json`);
    now += 86_400_000;
    const answer = await service.short('list_active_urls.json');
    expect(answer.body).toEqual({
      code: 200,
      data: {
        urls: [{ short_url: `${service.origin}/one` }, { short_url: `${service.origin}/two` }],
        date_time: '2026-05-07 12:00:00',
      },
    });
  });

  test.each(['create', 'info', 'list_active_urls'])('%s refuses a bad key', async (word) => {
    const service = await openAtNoon(profile);
    const rest = {
      create: `/url/${segment(longUrl)}`,
      info: '/short_url/eA',
      list_active_urls: '',
    };
    const tail = rest[word as keyof typeof rest];
    expectRefusal(profile, await service.visit(`/api/v1/wrong/shorturl/${word}${tail}.json`), 401);
    service.setAccess(service.userId, 'no_api_right');
    expectRefusal(profile, await service.short(`${word}${tail}.json`), 403);
    expect(service.links()).toEqual([]);
  });

  test.each(['HEAD', 'POST', 'OPTIONS'])('%s changes nothing', async (method) => {
    const service = await openAtNoon(profile);
    const path = `/api/v1/${service.key}/shorturl/create/url/${segment(longUrl)}.json`;
    expect((await service.visit(path, { method })).status).toBe(405);
    expect(service.links()).toEqual([]);
  });
});
