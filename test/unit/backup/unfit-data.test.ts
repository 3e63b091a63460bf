import { describe, expect, test } from 'vitest';

import { serviceColors } from '@/lib/model/connection';
import { defaultPreferences } from '@/lib/model/preferences';
import { placeAmong } from '@/lib/services/place';

import { backupWorld } from '../../fixtures/backup/backup-world';
import { exportAll, importAll } from '../../fixtures/backup/transfer';
import { validLink } from '../../fixtures/backup/valid-file';

const { copyTemplate } = defaultPreferences;
const passphrase = 'correct horse';
const anna = { address: 'https://short.example', accountName: 'anna', key: 'anna-very-secret' };
const accountOf = ({ key }: { key: string }) => key.split('-')[0] ?? null;

describe('what an older version stored', () => {
  const name = `${'N'.repeat(59)} `;
  const oddName = 'da\u200Fn';
  const serviceId = `https://short.example#${oddName}`;
  const odd = { ...anna, accountName: oddName, key: 'odd-very-secret', serviceId };

  test('goes into a file that can be read, an account whose name cannot be seen as a whole included', async () => {
    const link = { ...validLink, service: serviceId };
    const old = backupWorld({ connection: { ...anna, name }, others: [odd], links: [link] });
    const text = await exportAll(old, passphrase);
    const fresh = backupWorld({
      accountOf: (typed) => (typed.key === odd.key ? oddName : accountOf(typed)),
    });
    expect(await importAll(fresh, text, passphrase)).toEqual({ added: 1, known: 0 });
    const [, second] = fresh.services();
    expect(second?.connection.accountName).toBe(oddName);
    expect(fresh.links().map(({ service }) => service)).toEqual([second?.id]);
    expect(fresh.services()[0]?.connection.name).toBe(name.trim());
  });

  test('and wrote into a file is read: a name that ends with a space', async () => {
    const text = await exportAll(
      backupWorld({ connection: { ...anna, name: name.trim() } }),
      passphrase,
    );
    const fresh = backupWorld({ accountOf });
    await importAll(fresh, text.replace(name.trim(), name), passphrase);
    expect(fresh.services()[0]?.connection.name).toBe(name.trim());
  });

  test('and no import would take is left out, and the rest is not', async () => {
    const color = 'red' as never;
    const connection = { ...anna, name: 'Work', color, pageHosts: ['a.example/path'] };
    const others = [{ ...anna, address: 'https://me:word@example.com' }];
    const links = [
      { ...validLink, shortUrl: 'ftp://go.example/a' },
      { ...validLink, service: 'https://short.example#' },
      validLink,
    ];
    const text = await exportAll(backupWorld({ connection, others, links }), passphrase);
    const fresh = backupWorld({ accountOf });
    expect(await importAll(fresh, text, passphrase)).toEqual({ added: 1, known: 0 });
    expect(fresh.services().map(({ connection: { name: kept } }) => kept)).toEqual(['Work']);
  });
});

test('a template that no import would take is left out, and the rest is not', async () => {
  const preferences = { copyFormat: 'template', copyTemplate: '{title}', tick: false } as const;
  const text = await exportAll(backupWorld({ preferences, links: [validLink] }), null);
  const fresh = backupWorld();
  expect(await importAll(fresh, text, null)).toEqual({ added: 1, known: 0 });
  expect(fresh.preferences()).toEqual({ ...defaultPreferences, ...preferences, copyTemplate });
});

test.each([
  ['bert', 'bert'],
  ['da\u200Fn', '2'],
  ['N'.repeat(501), '2'],
])('a second account called %j is remembered under what a file may hold', (accountName, part) => {
  const made = { address: anna.address, accountName };
  expect(placeAmong(made, [{ ...anna, id: anna.address }], serviceColors).id).toBe(
    `${anna.address}#${part}`,
  );
});
