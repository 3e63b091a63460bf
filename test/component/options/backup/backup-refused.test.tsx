import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { backupWorld } from '../../../fixtures/backup/backup-world';
import { answersOf } from '../../../fixtures/backup/send-to';
import { validFile, validLink } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { choose, fileOf, openBackup } from './open-backup';

const bad: [File, string][] = [
  [fileOf('hello'), 'This file wasn’t exported from Curtail.'],
  [fileOf(JSON.stringify(validFile).slice(0, -9)), 'This file is damaged'],
  [fileOf({ ...validFile, version: 2 }), 'This file is from a newer version of Curtail.'],
  [fileOf({ ...validFile, version: 0 }), 'This file is from an old version of Curtail'],
  [
    fileOf({ ...validFile, exportedAt: 'x' }),
    'This file is damaged: invalid value for “exportedAt”.',
  ],
  [
    fileOf({
      ...validFile,
      links: [...Array(16).fill(validLink), { ...validLink, shortUrl: 'javascript:alert(1)' }],
    }),
    'Link 17: invalid short link.',
  ],
  [
    fileOf({ ...validFile, links: [{ ...validLink, shortUrl: 'https://evil.example/a' }] }),
    'Link 1: the short link doesn’t match its service or domain.',
  ],
];

test('a file that is none, damaged, of another version, odd or hostile is refused with the reason', async () => {
  const { world, home } = openBackup();
  const alert = page.getByRole('alert');
  for (const [file, reason] of bad) {
    await choose(file);
    await expect.element(alert).toMatchTextContent(reason);
    expect.soft(alert.element().textContent).toMatch(/Couldn’t import.*Nothing was changed\./);
    expect.soft(page.getByRole('button', { name: 'Import', exact: true }).query()).toBeNull();
  }
  expect(world.writes()).toBe(0);
  expect(await findViolations(home)).toEqual([]);
});

const enterKey = 'To connect to https://short.example, enter your key on the Connection page.';
const hasMoved = 'If your service has moved, connect to its new URL on the Connection page.';

test.each([
  [{ code: 'unauthorized' }, enterKey, 'https://short.example'],
  [{ code: 'not_found' }, hasMoved, ''],
  [{ code: 'unexpected_response' }, hasMoved, ''],
  [{ code: 'wrong_host' }, hasMoved, ''],
  [{ code: 'wrong_host', address: 'https://new.example' }, hasMoved, 'https://new.example'],
] as const)('a service that cannot be connected (%o) is told where else', async (...told) => {
  const [error, hint, address] = told;
  const { services } = fakeServices({
    ...answersOf(backupWorld()),
    'backup.connect': () => {
      throw new AppError(error);
    },
  });
  openOptions(services, '#data');
  await choose(fileOf(validFile));
  await page.getByLabelText('Passphrase', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(hint);
  await alert.getByRole('link', { name: 'Connection' }).click();
  await expect.element(page.getByLabelText('Service URL', { exact: true })).toHaveValue(address);
});
