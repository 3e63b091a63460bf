import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import { expectCreated, expectDone, expectRefused, stranger, words } from './words.ts';

/** How the profiles differ in what is a campaign's own. */
const said = {
  documented: {
    nameKey: 'domain',
    firstKey: 'domain',
    name: 'summer',
    views: {},
    shy: 'list/a-1',
    texts: 'refused',
  },
  observed: {
    nameKey: 'campaign',
    firstKey: 'name',
    name: 'Summer',
    views: { views: '0' },
    shy: false,
    texts: 'true',
  },
  rest: {
    nameKey: 'domain',
    firstKey: 'name',
    name: 'summer',
    views: {},
    shy: 'list/a-1',
    texts: 'refused',
  },
} as const;

describe.each(documentProfileNames)('campaigns, %s', (profile) => {
  const expected = said[profile];
  const { number, flag } = words[profile];
  const open = () => openService({ profile, rateLimit: 1000 });

  test('add, list, update, list, delete, list', async () => {
    const service = await open();
    const added = await service.account('POST', '/campaign/add', {
      name: 'summer',
      slug: 'go',
      public: true,
    });
    const whole = {
      id: number(1),
      public: flag(true),
      rotator: `${service.origin}/r/go`,
      list: `${service.origin}/list/go-1`,
    };
    expectCreated(profile, added, { ...whole, [expected.nameKey]: expected.name });
    const bare = await service.account('POST', '/campaign/add', { name: 'Öl & more' });
    expectCreated(profile, bare, { id: number(2), public: flag(false), rotator: false });

    const list = await service.account('GET', '/campaigns');
    const error = profile === 'documented' ? '0' : 0;
    expect(list.body).toMatchObject({ error, data: { result: 2 } });
    const [first, second] = list.data['campaigns'] as object[];
    expect(first).toEqual({ ...whole, [expected.firstKey]: expected.name, ...expected.views });
    expect(second).toMatchObject({ id: number(2), name: expect.stringMatching(/^Öl &/) });

    const updated = await service.account('PUT', `/campaign/1/update`, {
      name: 'winter',
      slug: 'on',
      public: false,
    });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({
      error: 0,
      id: number(1),
      [expected.nameKey]: profile === 'observed' ? 'Winter' : 'winter',
      public: flag(false),
      rotator: `${service.origin}/r/on`,
    });
    expect(service.rows('campaigns')[0]).toMatchObject({ slug: 'on', public: 0 });

    const deleted = await service.account('DELETE', `/campaign/1/delete`);
    expectDone(deleted, 'Campaign has been deleted successfully.');
    expect(service.rows('campaigns')).toMatchObject([{ id: 2 }]);
  });

  test('the list address of a campaign that is not public', async () => {
    const service = await open();
    const { body } = await service.account('POST', '/campaign/add', { name: 'aa', slug: 'a' });
    const list = expected.shy === false ? false : `${service.origin}/${expected.shy}`;
    expect(body).toMatchObject({ list });
  });

  test('a short or missing name', async () => {
    const service = await open();
    const none = await service.account('POST', '/campaign/add', {});
    const short = await service.account('POST', '/campaign/add', { name: 'x' });
    if (profile === 'observed') {
      expectRefused(profile, none, 'invalid');
      expectRefused(profile, short, 'invalid');
    } else {
      expectCreated(profile, none, { [expected.nameKey]: 'Untitled campaign' });
      expectCreated(profile, short, { [expected.nameKey]: 'x' });
    }
    service.insert('campaigns', { userId: service.userId });
    const update = await service.account('PUT', '/campaign/1/update', { slug: 'go' });
    expectRefused(profile, update, 'invalid');
  });

  test('a slug that is taken, be it by another account or by the campaign itself', async () => {
    const service = await open();
    const call = stranger(service);
    await call('POST', '/campaign/add', { name: 'theirs', slug: 'go' });
    const body = { name: 'mine', slug: 'go' };
    expectRefused(profile, await service.account('POST', '/campaign/add', body), 'conflict');
    const own = await call('PUT', '/campaign/1/update', body);
    if (profile === 'observed') expectRefused(profile, own, 'conflict');
    else expect(own.body).toMatchObject({ error: 0, domain: 'mine' });
  });

  test('the text "false" as a flag', async () => {
    const service = await open();
    const answer = await service.account('POST', '/campaign/add', { name: 'aa', public: 'false' });
    if (expected.texts === 'refused') expectRefused(profile, answer, 'invalid');
    else expectCreated(profile, answer, { public: '1' });
  });
});
