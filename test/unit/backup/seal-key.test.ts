import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { openKey, sealKey } from '@/lib/backup/key';
import { readHead } from '@/lib/backup/read-head';
import type { SealedKey } from '@/lib/model/backup-file';

import { backupWorld } from '../../fixtures/backup/backup-world';
import { exportAll } from '../../fixtures/backup/transfer';
import { validFile } from '../../fixtures/backup/valid-file';
import { changedAt } from './changed-at';

const address = 'https://short.example';

/** The first service of a file. */
const first = { service: 0, use: true };
const key = 'a key of äny sort';
const passphrase = 'correct horse';

const seal = async () => sealKey(crypto, { key, address, passphrase });

const wrong = { report: { code: 'invalid_input', problem: 'passphrase_wrong' } };

/** Flips one bit of base64. */
function flipped(base64: string, bit: number): string {
  const bytes = Buffer.from(base64, 'base64');
  const at = Math.floor(bit / 8) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8));
  return bytes.toString('base64');
}

describe('an encrypted key', () => {
  test('opens with its passphrase, whatever key and passphrase are', async () => {
    const passphrases = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 });
    const keys = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 256 });
    await fc.assert(
      fc.asyncProperty(keys, passphrases, async (secret, words) => {
        const sealed = await sealKey(crypto, { key: secret, address, passphrase: words });
        expect(await openKey(crypto, { sealed, address, passphrase: words })).toBe(secret);
        expect(readHead(changedAt(validFile, ['services', 0, 'key'], sealed))).toHaveProperty(
          'value.services.0.key',
          sealed,
        );
      }),
      { numRuns: 4 },
    );
  });

  test('opens however the keyboard spells a letter with an accent', async () => {
    const composed = 'caf\u00E9 au lait';
    const sealed = await sealKey(crypto, { key, address, passphrase: composed });
    const decomposed = composed.normalize('NFD');
    expect(await openKey(crypto, { sealed, address, passphrase: decomposed })).toBe(key);
  });

  test('is another one each time, and shows nothing of the key', async () => {
    const [a, b] = [await seal(), await seal()];
    for (const part of ['salt', 'iv', 'data'] as const) expect(a[part]).not.toBe(b[part]);
    expect(a).toMatchObject({ cipher: 'AES-GCM', iterations: 600_000 });
    expect(Buffer.from(a.salt, 'base64')).toHaveLength(16);
    expect(Buffer.from(a.iv, 'base64')).toHaveLength(12);
  });

  test('does not open with another passphrase, nor for another address', async () => {
    const sealed = await seal();
    const other = { sealed, address, passphrase: `${passphrase} ` };
    await expect(openKey(crypto, other)).rejects.toMatchObject(wrong);
    const otherAddress = { sealed, address: 'https://evil.example', passphrase };
    await expect(openKey(crypto, otherAddress)).rejects.toMatchObject(wrong);
  });

  test('does not open when any bit of it was flipped', async () => {
    const sealed = await seal();
    const part = fc.constantFrom('salt' as const, 'iv' as const, 'data' as const);
    await fc.assert(
      fc.asyncProperty(part, fc.nat(300), async (name, bit) => {
        const changed: SealedKey = { ...sealed, [name]: flipped(sealed[name], bit) };
        const opened = openKey(crypto, { sealed: changed, address, passphrase });
        await expect(opened).rejects.toMatchObject(wrong);
      }),
      { numRuns: 6 },
    );
  });

  test('does not open when the amount of work was changed', async () => {
    const changed = { ...(await seal()), iterations: 600_001 };
    const opened = openKey(crypto, { sealed: changed, address, passphrase });
    await expect(opened).rejects.toMatchObject(wrong);
  });

  test.each(['AAEC=', 'AAE', '', 'AAF='])('is no base64 but in its one spelling: %j', (salt) => {
    const head = changedAt(validFile, ['services', 0, 'key', 'salt'], salt);
    expect(readHead(head)).toMatchObject({ problem: { path: 'services.0.key.salt' } });
  });
});

describe('the key goes along', () => {
  const value = 'very-secret-value';
  const headers = { 'X-Proxy-Token': value };
  const connection = { address, key: 'very-secret-key', headers };

  test('with a passphrase only, and never as it is', async () => {
    const without = await exportAll(backupWorld({ connection }), null);
    expect(JSON.parse(without)).toMatchObject({ services: [{ address, key: null }] });
    const sealed = await exportAll(backupWorld({ connection }), passphrase);
    for (const text of [without, sealed]) {
      expect(text).not.toContain(connection.key);
      expect(text).not.toContain(btoa(connection.key));
      expect(text).not.toContain(value);
      expect(text).not.toContain('X-Proxy-Token');
      expect(text).not.toContain(passphrase);
    }
  });

  test('with no passphrase that is too short', async () => {
    const { backup } = backupWorld({ connection });
    const wanted = { preferences: false, connection: true, passphrase: '1234567' };
    await expect(backup.exportHead(wanted)).rejects.toMatchObject({
      report: { code: 'invalid_input', problem: 'passphrase_too_short' },
    });
  });

  test('to nobody who has the file and not the passphrase', async () => {
    const text = await exportAll(backupWorld({ connection }), passphrase);
    const fresh = backupWorld();
    const head: unknown = JSON.parse(text);
    await expect(
      fresh.backup.connect(head, { ...first, passphrase: 'wrong horse' }),
    ).rejects.toMatchObject(wrong);
    const evil: unknown = JSON.parse(text.replaceAll(address, 'https://evil.example'));
    await expect(fresh.backup.connect(evil, { ...first, passphrase })).rejects.toMatchObject(wrong);
    expect(fresh.writes()).toBe(0);
    expect(await fresh.backup.connect(head, { ...first, passphrase })).not.toHaveProperty('key');
    expect(fresh.connection()).toEqual(connection);
  });

  test('not from a file that has none', async () => {
    const head: unknown = JSON.parse(await exportAll(backupWorld({ connection }), null));
    const fresh = backupWorld();
    await expect(fresh.backup.connect(head, { ...first, passphrase })).rejects.toMatchObject({
      report: { code: 'invalid_input', path: 'key' },
    });
    expect(fresh.writes()).toBe(0);
  });
});
