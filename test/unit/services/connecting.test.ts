import { describe, expect, it, test } from 'vitest';

import {
  absent,
  broken,
  failure,
  inMaintenance,
  neither,
  page,
  redirect,
  tooLarge,
  typed,
  view,
  world,
  wrongKey,
} from './world';

describe('connecting', () => {
  it('normalises, probes both APIs, remembers, and tells everything but the key', async () => {
    const { connections, store, used } = world();
    expect(await connections.connect(typed)).toEqual(view);
    expect(await connections.get()).toEqual(view);
    const credentials = { address: 'https://short.example', key: '0123456789abcdef' };
    expect(used).toEqual([credentials, credentials]);
    expect(await store.get()).toEqual({
      ...view,
      key: { iv: '', data: '0123456789abcdef' },
    });
  });

  it('sends extra headers with all that it asks, and tells no more than their names', async () => {
    const { connections, used } = world({ authScheme: 'token' });
    const headers = { 'X-Proxy-Token': 't0ken', 'X-Team': 'A' };
    const told = { ...view, authScheme: 'token', headerNames: ['X-Proxy-Token', 'X-Team'] };
    expect(await connections.connect({ ...typed, headers })).toEqual(told);
    expect(used.map((each) => each.headers)).toEqual([headers, headers, headers]);
    expect(JSON.stringify(await connections.get())).not.toContain('t0ken');
  });

  it('knows no name where the account has none', async () => {
    const { connections, answers } = world();
    answers.getAccount = { username: '' };
    expect(await connections.connect(typed)).toEqual({ ...view, accountName: null });
  });

  test.for([
    [{ address: '', key: 'k' }, 'address', 'address_missing'],
    [{ address: 'http://short.example', key: 'k' }, 'address', 'address_not_secure'],
    [{ address: 'short.example', key: ' ' }, 'key', 'key_missing'],
    [{ address: 'short.example', key: 'two words' }, 'key', 'key_characters'],
  ] as const)('with %j is refused before anything is sent', async ([input, field, problem]) => {
    const { connections, called } = world();
    expect(await failure(connections.connect(input))).toEqual({
      code: 'invalid_input',
      field,
      problem,
    });
    expect(called).toEqual([]);
  });
});

describe('a service with one of the two', () => {
  const said = 'Invalid API key';
  test.for([
    ['no account API', { getAccount: absent }, 'absent', 'available', null],
    ['a page in its place', { getAccount: page }, 'absent', 'available', null],
    ['a redirect in its place', { getAccount: redirect }, 'absent', 'available', null],
    ['something else in its place', { getAccount: tooLarge }, 'unknown', 'available', null],
    ['an account API that fails', { getAccount: broken }, 'unknown', 'available', null],
    ['one that is in maintenance', { getAccount: inMaintenance }, 'unknown', 'available', null],
    [
      'too many requests',
      { getAccount: { code: 'rate_limited', until: 7 } },
      'unknown',
      'available',
      null,
    ],
    [
      'a short-URL API in maintenance',
      { listActiveShortUrls: inMaintenance, getShortUrl: inMaintenance },
      'available',
      'unknown',
      null,
    ],
    ['a list that fails', { listActiveShortUrls: broken }, 'available', 'available', null],
    ['an account API that refuses', { getAccount: wrongKey }, 'refused', 'available', said],
    [
      'no short-URL API',
      { listActiveShortUrls: absent, getShortUrl: absent },
      'available',
      'absent',
      null,
    ],
    [
      'a short-URL API that refuses',
      { listActiveShortUrls: wrongKey },
      'available',
      'refused',
      said,
    ],
    [
      'one that refuses without a better word',
      { listActiveShortUrls: { ...wrongKey, code: 'invalid_input' } },
      'available',
      'refused',
      said,
    ],
    [
      'a plan without it',
      { listActiveShortUrls: { code: 'plan_limit', outcome: 'none' } },
      'available',
      'refused',
      null,
    ],
    [
      'an account API that refuses its links alone',
      { listActiveShortUrls: absent, getShortUrl: absent, listLinks: wrongKey },
      'available',
      'absent',
      said,
    ],
    ['a list that is too long', { listActiveShortUrls: tooLarge }, 'available', 'available', null],
    [
      'a list that is too slow',
      { listActiveShortUrls: { code: 'timeout', outcome: 'unknown' } },
      'available',
      'available',
      null,
    ],
    [
      'a list that is too long, and a refusal',
      { listActiveShortUrls: tooLarge, getShortUrl: wrongKey },
      'available',
      'refused',
      said,
    ],
    [
      'a list that is too long, and a failure',
      { listActiveShortUrls: tooLarge, getShortUrl: { code: 'rate_limited', said: 'Slowly' } },
      'available',
      'unknown',
      null,
    ],
    [
      'a list that is none',
      { listActiveShortUrls: tooLarge, getShortUrl: absent },
      'available',
      'unknown',
      null,
    ],
  ] as const)('%s is connected', async ([, failing, account, shortUrl, refusal]) => {
    const { connections } = world({ failing });
    const found = await connections.connect(typed);
    expect(found).toMatchObject({ apis: { account, shortUrl }, refusal });
    expect(await connections.get()).toEqual(found);
  });
});

describe('a list that is too long', () => {
  it('does not matter where even the root is a link', async () => {
    const { connections, answers } = world({ failing: { listActiveShortUrls: tooLarge } });
    answers.getShortUrl = { shortUrl: 'https://short.example/' };
    expect(await connections.connect(typed)).toEqual(view);
  });
});

describe('revoking', () => {
  it('forgets the connection', async () => {
    const { connections } = world();
    await connections.connect(typed);
    await connections.revoke();
    expect(await connections.get()).toBeNull();
  });

  it('forgets the one that is being made, too', async () => {
    const { connections } = world();
    const connecting = failure(connections.connect(typed));
    await connections.revoke();
    expect(await connecting).toEqual({ code: 'not_connected' });
    expect(await connections.get()).toBeNull();
  });
});

describe('what was granted for an attempt that failed', () => {
  const own = ['https://short.example/*'];
  test.for([
    ['nobody is there', { code: 'unreachable', outcome: 'unknown' }, []],
    ['it is no service', absent, []],
    ['it sends elsewhere', redirect, []],
    ['the key is wrong', wrongKey, own],
    ['it fails', broken, own],
    ['it is in maintenance', inMaintenance, own],
  ] as const)('where %s, stays for a second try alone', async ([, report, origins]) => {
    const { connections, kept } = world({ failing: neither(report) });
    await failure(connections.connect(typed));
    expect(kept).toEqual([origins]);
  });

  it('stays as long as another attempt is under way', async () => {
    const { connections, kept } = world({ failing: neither(absent) });
    const both = [typed, { ...typed, address: 'other.example' }];
    await Promise.all(both.map(async (each) => failure(connections.connect(each))));
    expect(kept).toEqual([[]]);
  });

  it('is looked through by whoever connects, and not here', async () => {
    const { connections, kept } = world();
    await connections.connect(typed);
    expect(kept).toEqual([]);
  });
});
