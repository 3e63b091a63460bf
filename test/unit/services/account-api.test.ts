import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import {
  absent,
  broken,
  neither,
  page,
  signIn,
  tooLarge,
  typed,
  view,
  world,
  wrongKey,
} from './world';

describe('the word before the key', () => {
  const sent = (name: string) => (called: unknown[]) =>
    called.filter((each) => (each as [string])[0] === name).length;

  it('is another one where the usual one is refused, and is remembered', async () => {
    const { connections, store } = world({ authScheme: 'token' });
    const told = { ...view, authScheme: 'token' };
    expect(await connections.connect(typed)).toEqual(told);
    expect(await store.get()).toMatchObject(told);
  });

  it('is tried where the usual one is refused by a page, as by the service', async () => {
    const { connections, used } = world({ failing: { getAccount: signIn } });
    expect(await connections.connect(typed)).toMatchObject({ apis: { account: 'refused' } });
    expect(used.map(({ authScheme }) => authScheme)).toContain('token');
  });

  it('is tried once more for a key that is refused, and is not what is wrong then', async () => {
    const { connections, used, called } = world({ failing: { getAccount: wrongKey } });
    expect(await connections.connect(typed)).toMatchObject({
      apis: { account: 'refused' },
      refusal: wrongKey.said,
    });
    expect(await connections.get()).not.toHaveProperty('authScheme');
    expect(used.map(({ authScheme }) => authScheme)).toContain('token');
    expect(sent('getAccount')(called)).toBe(1);
  });
});

describe('links over the account API', () => {
  test.for<[string, unknown, string]>([
    ['a list of links', { items: [], total: 0, nextPage: null }, 'available'],
    ['no such path', absent, 'absent'],
    ['a page in its place', page, 'absent'],
    ['something else in its place', tooLarge, 'absent'],
    ['a list whose rows nobody can read', { ...tooLarge, path: 'data.items.0.id' }, 'available'],
    ['a list of another kind', { ...tooLarge, path: 'data.items' }, 'absent'],
    ['a refusal', { code: 'forbidden', outcome: 'none' }, 'refused'],
    ['a failure', broken, 'unknown'],
    ['no network', { code: 'offline', outcome: 'none' }, 'unknown'],
  ])('where there is %s', async ([, answer, accountLinks]) => {
    const { connections, answers, failing } = world();
    if (typeof answer === 'object' && answer !== null && 'code' in answer) {
      failing.listLinks = answer as ErrorReport;
    } else answers.listLinks = answer;
    expect(await connections.connect(typed)).toEqual({
      ...view,
      apis: { ...view.apis, accountLinks },
    });
  });

  it('are enough to be connected', async () => {
    const { connections, answers } = world({ failing: neither(absent) });
    answers.listLinks = { items: [], total: 0, nextPage: null };
    expect(await connections.connect(typed)).toMatchObject({
      apis: { account: 'absent', shortUrl: 'absent', accountLinks: 'available' },
    });
  });
});
