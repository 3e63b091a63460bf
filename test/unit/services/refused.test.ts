import { describe, expect, it, test } from 'vitest';

import { createConnections } from '@/lib/services/connections';

import {
  absent,
  broken,
  failure,
  inMaintenance,
  neither,
  page,
  redirect,
  signIn,
  typed,
  view,
  world,
  wrongKey,
} from './world';

describe('a service that cannot be used', () => {
  const redirectTarget = 'https://www.short.example';
  test.for([
    ['a wrong key', neither(wrongKey), null, { code: 'forbidden', said: 'Invalid API key' }],
    [
      'an unknown key',
      neither({ code: 'unauthorized', outcome: 'none' }),
      null,
      { code: 'unauthorized' },
    ],
    [
      'a plan without the right',
      neither({ code: 'plan_limit', said: 'Upgrade', outcome: 'none' }),
      null,
      { code: 'plan_limit', said: 'Upgrade' },
    ],
    [
      'a key that is refused without a better word',
      neither({ code: 'invalid_input', said: 'No', outcome: 'none' }),
      null,
      { code: 'forbidden', said: 'No' },
    ],
    [
      'the sentence of the API that has one',
      { ...neither(wrongKey), getAccount: { code: 'unauthorized' } },
      null,
      { code: 'forbidden', said: 'Invalid API key' },
    ],
    [
      'a wrong key and one API',
      { ...neither(absent), getAccount: wrongKey },
      redirectTarget,
      { code: 'forbidden', said: 'Invalid API key' },
    ],
    ['another site', neither(absent), null, { code: 'unexpected_response' }],
    ['pages', neither(page), null, { code: 'unexpected_response' }],
    ['pages that want a sign-in', neither(signIn), null, { code: 'unexpected_response' }],
    [
      'pages of the other name',
      neither(page),
      redirectTarget,
      { code: 'wrong_host', address: redirectTarget },
    ],
    [
      'a redirect',
      neither(redirect),
      redirectTarget,
      { code: 'wrong_host', address: redirectTarget },
    ],
    [
      'a redirect of one API, and nothing of the other',
      { ...neither(absent), getAccount: redirect },
      redirectTarget,
      { code: 'wrong_host', address: redirectTarget },
    ],
    ['a redirect to nobody knows where', neither(redirect), null, { code: 'wrong_host' }],
    ['a redirect to itself', neither(redirect), 'https://short.example/', { code: 'wrong_host' }],
    [
      'a redirect to what is not secure',
      neither(redirect),
      'http://short.example',
      { code: 'wrong_host' },
    ],
    [
      'no network',
      neither({ code: 'offline', outcome: 'none' }),
      null,
      { code: 'offline', outcome: 'none' },
    ],
    [
      'no answer',
      neither({ code: 'unreachable', outcome: 'unknown' }),
      null,
      { code: 'unreachable', outcome: 'unknown' },
    ],
    [
      'no permission',
      neither({ code: 'permission_missing', outcome: 'none' }),
      null,
      { code: 'permission_missing', outcome: 'none' },
    ],
    [
      'too many requests',
      neither({ code: 'rate_limited', until: 7 }),
      null,
      { code: 'rate_limited', until: 7 },
    ],
    ['maintenance', neither(inMaintenance), null, inMaintenance],
    ['failures', neither(broken), null, broken],
    [
      'an API that fails, and none of the other',
      { ...neither(broken), getAccount: absent },
      null,
      broken,
    ],
    [
      'an API that fails, and a wrong key for the other',
      { ...neither(broken), getAccount: wrongKey },
      null,
      { code: 'forbidden', said: 'Invalid API key' },
    ],
    [
      'no answer in time',
      neither({ code: 'timeout', outcome: 'unknown' }),
      null,
      { code: 'timeout', outcome: 'unknown' },
    ],
  ] as const)('for %s is not connected', async ([, failing, leadsTo, report]) => {
    const { connections } = world({ failing, leadsTo });
    expect(await failure(connections.connect(typed))).toEqual(report);
    expect(await connections.get()).toBeNull();
  });

  it('is so as well when its true address cannot be asked for', async () => {
    const { dependencies } = world({ failing: neither(redirect) });
    const connections = createConnections({
      ...dependencies,
      findRedirectTarget: async () => Promise.reject(new Error('no network')),
    });
    expect(await failure(connections.connect(typed))).toEqual({ code: 'wrong_host' });
  });

  it('leaves the connection that there was', async () => {
    const { connections, store } = world({ failing: neither(wrongKey) });
    await store.set({ ...view, key: { iv: '', data: 'k' } });
    await failure(connections.connect(typed));
    expect(await connections.get()).toEqual(view);
  });
});
