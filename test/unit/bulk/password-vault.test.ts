import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { createPasswordVault, type PasswordVault } from '@/lib/bulk/password-vault';

let key: string | null;
let vault: PasswordVault;

const open = () =>
  createPasswordVault({
    get: async () => key,
    set: async (next) => void (key = next),
    remove: async () => void (key = null),
  });

beforeEach(() => {
  key = null;
  vault = open();
});

describe('the vault of passwords', () => {
  it('opens what it sealed, for another worker, too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), async (texts) => {
        const sealed = await vault.seal(texts);
        const opened = await Promise.all(sealed.map(async (each) => open().open(each)));
        expect(opened).toEqual(texts.map((text) => text.toWellFormed()));
      }),
      { numRuns: 30 },
    );
  });

  it('shows nothing of a password, not even that two are the same', async () => {
    const [one, two] = await vault.seal(['open-sesame', 'open-sesame']);
    expect(one).not.toEqual(two);
    expect(one?.data).not.toBe(two?.data);
    expect(atob(one?.data ?? '')).not.toContain('sesame');
  });

  it('opens nothing without the key, with another one, or where something was altered', async () => {
    const [sealed = { iv: '', data: '' }] = await vault.seal(['open-sesame']);
    const altered = {
      ...sealed,
      data: `${sealed.data.startsWith('A') ? 'B' : 'A'}${sealed.data.slice(1)}`,
    };
    expect(await vault.open(altered)).toBeNull();
    expect(await vault.open({ iv: '?', data: sealed.data })).toBeNull();
    await vault.forget();
    expect([await vault.hasKey(), await vault.open(sealed)]).toEqual([false, null]);
    await vault.seal(['another']);
    expect([await vault.hasKey(), await vault.open(sealed)]).toEqual([true, null]);
  });

  it('seals nothing with a key that is being forgotten', async () => {
    await vault.seal(['before']);
    const forgotten = vault.forget();
    const [sealed = { iv: '', data: '' }] = await vault.seal(['after']);
    await forgotten;
    expect(await vault.open(sealed)).toBe('after');
  });

  it('makes no key where there is nothing to seal', async () => {
    expect(await vault.seal([])).toEqual([]);
    expect(await vault.hasKey()).toBe(false);
  });
});
