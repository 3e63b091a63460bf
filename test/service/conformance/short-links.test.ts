import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { segment } from './open-service.ts';
import { create, expectRefusal, longUrl, openAtNoon } from './short-links.ts';

const said = {
  documented: { id: '1', visits: ['0', '1'], never: '', flags: [false, true] },
  observed: { id: '1', visits: ['0', '1'], never: '0000-00-00 00:00:00', flags: ['0', '1'] },
  rest: { id: 1, visits: [0, 1], never: null, flags: [false, true] },
} as const;

describe.each(documentProfileNames)('short links, %s', (profile) => {
  const expected = said[profile];

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

  test('a bad key is refused', async () => {
    const service = await openAtNoon(profile);
    const rest = `create/url/${segment(longUrl)}.json`;
    expectRefusal(profile, await service.visit(`/api/v1/wrong/shorturl/${rest}`), 401);
    service.setAccess(service.userId, 'no_api_right');
    expectRefusal(profile, await service.short(rest), 403);
    expect(service.links()).toEqual([]);
  });

  test('a HEAD changes nothing', async () => {
    const service = await openAtNoon(profile);
    const path = `/api/v1/${service.key}/shorturl/create/url/${segment(longUrl)}.json`;
    expect((await service.visit(path, { method: 'HEAD' })).status).toBe(405);
    expect(service.links()).toEqual([]);
  });
});
