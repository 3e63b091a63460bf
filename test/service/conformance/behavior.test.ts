import { describe, expect, test } from 'vitest';

import type { Behavior, ExistingLinkMode } from '../behavior.ts';
import type { ProfileName } from '../profiles/profile.ts';
import { documentProfileNames } from '../profiles/profiles.ts';
import { openService, segment } from './open-service.ts';
import type { TestService } from './open-service.ts';
import type { Answer } from './send.ts';
import { create, info, longUrl, noon } from './short-links.ts';

/** How the profiles spell what these tests meet. */
const words = {
  documented: { created: 200, no: false, noTime: '' },
  observed: { created: 200, no: '0', noTime: '0000-00-00 00:00:00' },
  rest: { created: 201, no: false, noTime: null },
} as const;

function open(
  behavior: Partial<Behavior>,
  profile: ProfileName = 'documented',
): Promise<TestService> {
  return openService({ profile, behavior, now: () => noon });
}

function createTo(service: TestService, url: string, pairs = ''): Promise<Answer> {
  return service.short(`create/${pairs}url/${segment(url)}.json`);
}

describe('a service that gives links that are there already', () => {
  test.each(documentProfileNames)('makes none, as the %s profile says it', async (profile) => {
    const service = await open({ givesExistingLinks: 'exact' }, profile);
    const first = await create(service);
    expect(first.status).toBe(words[profile].created);
    const again = await create(service, 'custom_url/mine/password/sesame/');
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect(service.links()).toMatchObject([{ hasPassword: false }]);
  });

  test.each<[ExistingLinkMode, string, string, boolean]>([
    ['exact', 'https://a.example/p?x=1', 'https://a.example/p?x=1', true],
    ['exact', 'https://a.example/p?x=1', 'https://a.example/p?x=1#top', false],
    ['exact', 'https://a.example/p?x=1', 'https://a.example/p?x=2', false],
    ['ignoring_fragment', 'https://a.example/p?x=1#one', 'https://a.example/p?x=1#two', true],
    ['ignoring_fragment', 'https://a.example/p', 'https://a.example/p#two', true],
    ['ignoring_fragment', 'https://a.example/p?x=1', 'https://a.example/p', false],
    ['ignoring_utm', 'https://a.example/p', 'https://a.example/p?utm_source=a&utm_medium=b', true],
    ['ignoring_utm', 'https://a.example/p?utm_source=a&x=1#y', 'https://a.example/p?x=1#y', true],
    ['ignoring_utm', 'https://a.example/p?x=1', 'https://a.example/p?x=1#y', false],
    ['ignoring_slash', 'https://a.example/p/?x=1', 'https://a.example/p?x=1', true],
    ['ignoring_slash', 'https://a.example', 'https://a.example/', true],
    ['ignoring_slash', 'https://a.example/p?x=/', 'https://a.example/p?x=', false],
    ['never', 'https://a.example/p', 'https://a.example/p', false],
  ])('%s: %s and %s', async (givesExistingLinks, first, second, same) => {
    const service = await open({ givesExistingLinks });
    const made = await createTo(service, first);
    const answer = await createTo(service, second);
    expect(answer.data['original_url']).toBe(same ? first : second);
    expect(answer.data['url_id'] === made.data['url_id']).toBe(same);
    expect(service.links()).toHaveLength(same ? 1 : 2);
  });

  test('looks at working links of the account on the same domain alone', async () => {
    const service = await open({ givesExistingLinks: 'exact' });
    const { userId } = service;
    const other = service.register({ username: 'other', email: 'other@mail.example' });
    const plain = { userId, originalUrl: longUrl };
    service.insert('links', { ...plain, userId: other.id });
    service.insert('links', { ...plain, domain: 'https://domain-1.test' });
    service.insert('links', { ...plain, status: 'disabled' });
    service.insert('links', { ...plain, expiresAt: noon - 1 });
    const { data } = await create(service, 'custom_url/mine/');
    expect(data['short_url_part']).toBe('mine');
    expect(service.links()).toHaveLength(5);
  });
});

test('a service that ignores the short part that was asked for', async () => {
  const service = await open({ ignoresAlias: true });
  const { data } = await create(service, 'custom_url/mine/');
  expect(data['short_url_part']).toMatch(/^\w{6}$/);
  expect(service.links()).toMatchObject([{ part: data['short_url_part'] }]);
  expect((await create(service, 'custom_url/mine/')).status).toBe(200);
});

test.each([
  ['observed', 200],
  ['rest', 403],
] as const)('a plan without custom aliases: %s', async (profile, status) => {
  const service = await open({ refusesAlias: true }, profile);
  const refused = await create(service, 'custom_url/mine/');
  expect([refused.status, refused.body]).toMatchObject([status, { code: 403 }]);
  expect(service.links()).toEqual([]);
  expect((await create(service)).body).toMatchObject({ code: 200 });
});

test.each(documentProfileNames)(
  'a service that ignores passwords and expiry dates: %s',
  async (profile) => {
    const service = await open({ ignoresPassword: true, ignoresExpiry: true }, profile);
    const { data } = await create(service, 'password/sesame/expiry_date/2026-06-01/');
    expect(await info(service, data['short_url'])).toMatchObject({
      has_password: words[profile].no,
      expiry_date: words[profile].noTime,
    });
    expect(service.links()).toMatchObject([{ hasPassword: false, expiresAt: null }]);
    expect((await service.visit(`/${String(data['short_url_part'])}`)).status).toBe(302);
  },
);

test('a service that makes every link on its own domain', async () => {
  const service = await open({ ignoresDomain: true });
  await service.account('POST', '/domain/add', { domain: 'http://go.test' });
  for (const host of ['go.test', 'nowhere.test']) await create(service, `base_domain/${host}/`);
  expect(service.links()).toMatchObject([{ domain: '' }, { domain: '' }]);
});

test.each([
  ['passwords', { tellsPassword: false }, ['has_password']],
  ['expiry dates', { tellsExpiry: false }, ['expiry_date']],
  ['either', { tellsPassword: false, tellsExpiry: false }, ['has_password', 'expiry_date']],
])('a service that does not tell of %s', async (_what, behavior, absent) => {
  const service = await open(behavior);
  const { data } = await create(service, 'password/sesame/expiry_date/2026-06-01/');
  const given = Object.keys(await info(service, data['short_url']));
  const fields = ['has_password', 'expiry_date'];
  expect(fields.filter((name) => !given.includes(name))).toEqual(absent);
  expect(service.links()).toMatchObject([{ hasPassword: true, expiresAt: expect.any(Number) }]);
});
