import { expect, test } from 'vitest';

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

test('what no import would take is left out, and the rest is not', async () => {
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
