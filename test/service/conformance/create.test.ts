import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { segment } from './open-service.ts';
import { create, expectRefusal, longUrl, openAtNoon } from './short-links.ts';

const said = {
  documented: { created: 200, id: '1', foreignDomain: 'refused' },
  observed: { created: 200, id: '1', foreignDomain: 'ignored' },
  rest: { created: 201, id: 1, foreignDomain: 'refused' },
} as const;

describe.each(documentProfileNames)('create, %s', (profile) => {
  const expected = said[profile];

  test('create answers the new link', async () => {
    const service = await openAtNoon(profile);
    const answer = await create(service);
    const [link] = service.links();
    expect(answer.status).toBe(expected.created);
    expect(answer.body).toEqual({
      code: 200,
      data: {
        url_id: expected.id,
        short_url: `${service.origin}/${link?.part}`,
        short_url_part: link?.part,
        original_url: longUrl,
        date_time: '2026-05-06 12:00:00',
      },
    });
    expect(link).toMatchObject({ originalUrl: longUrl, status: 'active', hasPassword: false });
    expect(link?.part).toMatch(/^\w{6}$/);
  });

  test('an alias is unique on its domain, and case counts', async () => {
    const service = await openAtNoon(profile);
    await service.account('POST', '/domain/add', { domain: 'https://go.test' });
    await create(service, 'custom_url/mine/');
    expectRefusal(profile, await create(service, 'custom_url/mine/'), 409);
    await create(service, 'custom_url/Mine/');
    await create(service, 'custom_url/mine/base_domain/go.test/');
    expect(service.links().map(({ shortUrl }) => shortUrl)).toEqual([
      `${service.origin}/mine`,
      `${service.origin}/Mine`,
      'https://go.test/mine',
    ]);
  });

  test('a base domain that the account does not have', async () => {
    const service = await openAtNoon(profile);
    const { key } = service.register({ username: 'other', email: 'other@mail.example' });
    await service.visit('/api/domain/add', {
      method: 'POST',
      body: { domain: 'https://go.test' },
      headers: { authorization: `Bearer ${key}` },
    });
    for (const domain of ['go.test', 'nowhere.test']) {
      const answer = await create(service, `base_domain/${domain}/`);
      if (expected.foreignDomain === 'refused') expectRefusal(profile, answer, 400);
      else expect(answer.data['short_url']).toMatch(service.origin);
    }
  });
});

test.each([
  ['no URL', 'create/custom_url/mine.json', 400],
  ['a script', `create/url/${segment('javascript:alert(1)')}.json`, 400],
  ['no absolute URL', `create/url/${segment('/path')}.json`, 400],
  ['an alias with a space', `create/custom_url/a%20b/url/${segment(longUrl)}.json`, 400],
  ['an alias with a dot', `create/custom_url/a.b/url/${segment(longUrl)}.json`, 400],
  ['an alias of 65', `create/custom_url/${'a'.repeat(65)}/url/${segment(longUrl)}.json`, 400],
  ['a reserved alias', `create/custom_url/api/url/${segment(longUrl)}.json`, 409],
  ['a past date', `create/expiry_date/2026-05-05/url/${segment(longUrl)}.json`, 400],
  ['a date that does not exist', `create/expiry_date/2026-02-30/url/${segment(longUrl)}.json`, 400],
  ['a date that is none', `create/expiry_date/tomorrow/url/${segment(longUrl)}.json`, 400],
])('create refuses %s', async (_what, rest, code) => {
  const service = await openAtNoon('rest');
  expectRefusal('rest', await service.short(rest), code);
  expect(service.links()).toEqual([]);
});
