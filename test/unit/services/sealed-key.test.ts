import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { StoredConnection } from '@/lib/model/connection';
import { generateKey, sealText } from '@/lib/rules/sealing';
import { createCredentials, sealSecrets } from '@/lib/services/credentials';

import { failure, view } from './world';

const key = '0123456789abcdef';

/** A connection that is stored, the key that its API key is encrypted with, and how often that was looked at. */
async function sealedWorld() {
  const sealingKey = await generateKey();
  const seal = async (address: string, text: string) =>
    sealSecrets({ getOrCreate: async () => sealingKey }, { address, key: text });
  const at = {
    stored: { ...view, key: await seal(view.address, key) } as StoredConnection | null,
    sealingKey: async (): Promise<CryptoKey | null> => sealingKey,
    place: 'disk',
    looks: 0,
    ended: new AbortController(),
  };
  const credentials = createCredentials({
    connection: async () => at.stored,
    sealingKeys: {
      get: async (place) => {
        at.looks += 1;
        return place === at.place ? at.sealingKey() : null;
      },
    },
    signal: at.ended.signal,
  });
  return { at, credentials, seal };
}

const unreadable = { code: 'not_connected', problem: 'key_unreadable', outcome: 'none' };

/** The same text with another letter at its beginning. */
const altered = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

describe('the API key', () => {
  it('opens to what was sealed, which looks like nothing of it', async () => {
    const { at, credentials, seal } = await sealedWorld();
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8 }), async (text) => {
        const sealed = await seal(view.address, text);
        expect(atob(sealed.data)).not.toContain(text);
        expect(await seal(view.address, text)).not.toEqual(sealed);
        at.stored = { ...view, key: sealed };
        expect(await credentials()).toEqual({
          address: view.address,
          key: text.toWellFormed(),
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is sealed with the extra headers, which open beside it', async () => {
    const { at, credentials } = await sealedWorld();
    const sealingKey = await at.sealingKey();
    if (sealingKey === null) throw new Error('no key');
    const secrets = { address: view.address, key, headers: { 'X-Proxy-Token': 't0ken: a b' } };
    const sealed = await sealSecrets({ getOrCreate: async () => sealingKey }, secrets);
    at.stored = { ...view, headerNames: ['X-Proxy-Token'], key: sealed };
    expect(await credentials()).toEqual(secrets);
  });

  it('of a version that knew no extra headers opens', async () => {
    const { at, credentials } = await sealedWorld();
    const sealingKey = await at.sealingKey();
    if (sealingKey === null) throw new Error('no key');
    at.stored = { ...view, key: await sealText(sealingKey, key, view.address) };
    expect(await credentials()).toEqual({ address: view.address, key });
  });

  it('is decrypted once, at the first request', async () => {
    const { at, credentials } = await sealedWorld();
    expect(at.looks).toBe(0);
    const all = [credentials(), credentials()];
    expect(await Promise.all(all)).toEqual([
      { address: view.address, key },
      { address: view.address, key },
    ]);
    // What was learned of the service changes nothing about it.
    if (at.stored !== null) at.stored = { ...at.stored, refusal: 'No API for you.' };
    expect(await credentials()).toMatchObject({ key });
    expect(at.looks).toBe(1);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof sealedWorld>>) => Promise<void> | void]>([
    ['the end of the connection', ({ at }) => at.ended.abort()],
    [
      'a revoke',
      async ({ at, credentials }) => {
        const { stored } = at;
        at.stored = null;
        expect(await credentials()).toBeNull();
        at.stored = stored;
      },
    ],
    [
      'the next connection',
      async ({ at, seal }) => {
        at.stored = { ...view, key: await seal(view.address, 'another') };
      },
    ],
  ])('is forgotten with %s', async (_when, end) => {
    const world = await sealedWorld();
    await world.credentials();
    await end(world);
    world.at.sealingKey = async () => null;
    expect(await failure(world.credentials())).toEqual(unreadable);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof sealedWorld>>) => Promise<void> | void]>([
    ['is gone', ({ at }) => void (at.sealingKey = async () => null)],
    [
      'cannot be had',
      ({ at }) => {
        at.sealingKey = async () => {
          throw new DOMException('The database cannot be opened.', 'UnknownError');
        };
      },
    ],
    ['is another one', ({ at }) => void (at.sealingKey = generateKey)],
  ])('has to be entered again where the one it is encrypted with %s', async (_what, lose) => {
    const world = await sealedWorld();
    const { sealingKey } = world.at;
    await lose(world);
    expect(await failure(world.credentials())).toEqual(unreadable);
    // It may have been for a moment only.
    world.at.sealingKey = sealingKey;
    expect(await world.credentials()).toEqual({ address: view.address, key });
  });

  it('opens as well with a key that is in memory only', async () => {
    const { at, credentials } = await sealedWorld();
    at.place = 'memory';
    expect(await credentials()).toEqual({ address: view.address, key });
  });

  it.each<[string, (stored: StoredConnection) => StoredConnection]>([
    [
      'its beginning',
      ({ key: { iv, data }, ...rest }) => ({ ...rest, key: { iv: altered(iv), data } }),
    ],
    [
      'its content',
      ({ key: { iv, data }, ...rest }) => ({ ...rest, key: { iv, data: altered(data) } }),
    ],
    ['its length', ({ key: { iv }, ...rest }) => ({ ...rest, key: { iv, data: '' } })],
    ['its spelling', ({ key: { data }, ...rest }) => ({ ...rest, key: { iv: '?', data } })],
    ['the address beside it', (stored) => ({ ...stored, address: 'https://other.example' })],
  ])('does not open where somebody altered %s', async (_what, alter) => {
    const { at, credentials } = await sealedWorld();
    if (at.stored !== null) at.stored = alter(at.stored);
    expect(await failure(credentials())).toEqual(unreadable);
  });
});
