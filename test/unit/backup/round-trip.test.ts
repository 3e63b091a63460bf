import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { defaultPreferences } from '@/lib/model/preferences';

import { backupWorld } from '../../fixtures/backup/backup-world';
import { exportAll, importAll } from '../../fixtures/backup/transfer';
import { anyLink, anyLinks } from './any-link';
import { anyPreferences } from './any-preferences';
import { asImported } from './as-imported';

const passphrase = 'correct horse';

describe('what was exported and imported', () => {
  test('is what it was, in a browser that knew nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyLinks(40), anyPreferences, async (links, preferences) => {
        const old = backupWorld({
          links,
          preferences,
          connection: { address: 'https://short.example', key: 'secret' },
        });
        const fresh = backupWorld();
        const moved = await importAll(fresh, await exportAll(old, null), null);
        expect(moved).toEqual({ added: links.length, known: 0 });
        expect(fresh.links()).toEqual(old.links().map(asImported));
        const { lastDomain, shortHosts } = defaultPreferences;
        expect(fresh.preferences()).toEqual({ ...preferences, lastDomain, shortHosts });
      }),
    );
  });

  test.each([
    { address: 'https://short.example', key: 'k' },
    { address: 'https://example.com/links', key: 'Zä-ß.~'.repeat(20) },
    { address: 'http://127.0.0.1:8123', key: '0'.repeat(256) },
    {
      address: 'https://behind.example',
      key: 'k3y-of-behind',
      headers: { 'X-Proxy-Token': 'v'.repeat(2048), 'X-Team': 'A: b' },
    },
  ])('is the connection, too: $address', async (connection) => {
    const text = await exportAll(backupWorld({ connection }), passphrase);
    expect(text).not.toContain(connection.key.length > 1 ? connection.key : passphrase);
    const fresh = backupWorld();
    await importAll(fresh, text, passphrase);
    expect(fresh.connection()).toEqual(connection);
  });

  test('is read from a file of before there was a theme, and leaves the one that is chosen', async () => {
    const old = JSON.parse(await exportAll(backupWorld({ preferences: { tick: false } }), null));
    delete old.preferences.theme;
    const fresh = backupWorld({ preferences: { theme: 'dark' } });
    await importAll(fresh, JSON.stringify(old), null);
    expect(fresh.preferences()).toMatchObject({ tick: false, theme: 'dark' });
  });

  test('spans more links than one message holds', async () => {
    const [pattern] = fc.sample(anyLink, 1);
    if (pattern === undefined) throw new Error('no link');
    const links = Array.from({ length: 2500 }, (_, index) =>
      Object.assign({}, pattern, { shortUrl: `${pattern.shortUrl}-${index}` }),
    );
    const fresh = backupWorld();
    const text = await exportAll(backupWorld({ links }), null);
    expect(await importAll(fresh, text, null)).toEqual({ added: 2500, known: 0 });
    expect(fresh.links()).toHaveLength(2500);
    expect(fresh.writes()).toBe(4);
  });

  test('leaves the service’s own of the preferences as they are', async () => {
    const text = await exportAll(
      backupWorld({ preferences: { shortHosts: ['evil.example'] } }),
      null,
    );
    expect(text).not.toContain('evil.example');
    const own = { lastDomain: 'go.example', shortHosts: ['go.example'] };
    const world = backupWorld({ preferences: own });
    await importAll(
      world,
      text.replace('"toolbar"', '"shortHosts":["evil.example"],"toolbar"'),
      null,
    );
    expect(world.preferences()).toMatchObject(own);
  });
});
