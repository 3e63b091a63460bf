import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';

/** What each profile answers to the same thing, written out: the table that the service is held to. */
const said = {
  documented: {
    id: 1,
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    username: `links & "more" <x> 'y'`,
    unauthorized: [401, 1],
    forbidden: [403, 1],
    narrow: [403, 1],
    invalid: [400, 1],
    conflict: [400, 1],
    outside: 'json',
    typeless: 400,
  },
  observed: {
    id: '1',
    expires: null,
    username: 'links &amp; &quot;more&quot; &lt;x&gt; &#039;y&#039;',
    unauthorized: [403, 1],
    forbidden: [403, 1],
    narrow: [200, true],
    invalid: [200, 1],
    conflict: [200, 1],
    outside: 'html',
    typeless: 200,
  },
  rest: {
    id: 1,
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    username: `links & "more" <x> 'y'`,
    unauthorized: [401, 1],
    forbidden: [403, 1],
    narrow: [403, 1],
    invalid: [400, 1],
    conflict: [409, 1],
    outside: 'json',
    typeless: 400,
  },
} as const;

describe.each(documentProfileNames)('account API, %s', (profile) => {
  const expected = said[profile];

  test('GET account tells who the key belongs to', async () => {
    const service = await openService({ profile, now: () => Date.UTC(2026, 0, 2, 3, 4, 5) });
    const answer = await service.account('GET', '/account');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      error: 0,
      data: {
        id: expected.id,
        email: 'owner@mail.example',
        username: 'owner',
        avatar: `${service.origin}/avatar.svg`,
        status: 'pro',
        expires: expected.expires,
        registered: '2026-01-02 03:04:05',
      },
    });
    const avatar = await service.visit('/avatar.svg');
    expect(avatar.headers['content-type']).toBe('image/svg+xml');
  });

  test('texts are spelled as the profile spells them', async () => {
    const service = await openService({ profile });
    const { key } = service.register({
      username: `links & "more" <x> 'y'`,
      email: 'more@mail.example',
    });
    const { data } = await service.visit('/api/account', {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(data['username']).toBe(expected.username);
  });

  test.each([
    ['no key', undefined],
    ['an unknown key', `Bearer ${'0'.repeat(32)}`],
    ['another scheme', 'Basic b3duZXI6cGFzcw=='],
  ])('refuses %s', async (_what, authorization) => {
    const service = await openService({ profile });
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const answer = await service.visit('/api/account', { headers });
    const [status, error] = expected.unauthorized;
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error, message: expect.stringMatching(/key/) });
  });

  test.each([
    ['expired_key', 'unauthorized', /expired/],
    ['no_api_right', 'forbidden', /plan/],
  ] as const)('access %s is refused with its own message', async (access, kind, message) => {
    const service = await openService({ profile });
    service.setAccess(service.userId, access);
    const answer = await service.account('GET', '/account');
    const [status, error] = expected[kind];
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error, message: expect.stringMatching(message) });
  });

  test('a key with a narrow scope reads, and changes nothing', async () => {
    const service = await openService({ profile });
    service.setAccess(service.userId, 'read_only');
    expect((await service.account('GET', '/account')).body).toMatchObject({ error: 0 });
    const answer = await service.account('PUT', '/account/update', { email: 'x@mail.example' });
    const [status, error] = expected.narrow;
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error });
  });
});
