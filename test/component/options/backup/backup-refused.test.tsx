import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { validFile, validLink } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { choose, fileOf, openBackup } from './open-backup';

const bad: [string, File, string][] = [
  ['no JSON', fileOf('hello'), 'This is not a file that Curtail exported.'],
  ['damaged', fileOf(JSON.stringify(validFile).slice(0, -9)), 'This file is damaged'],
  ['newer', fileOf({ ...validFile, version: 2 }), 'A newer version of Curtail wrote this file.'],
  ['older', fileOf({ ...validFile, version: 0 }), 'An older version of Curtail wrote this file'],
  ['odd', fileOf({ ...validFile, exportedAt: 'x' }), 'something is wrong with “exportedAt”'],
  [
    'hostile',
    fileOf({
      ...validFile,
      links: [...Array(16).fill(validLink), { ...validLink, shortUrl: 'javascript:alert(1)' }],
    }),
    'Link 17: its short link is no web address.',
  ],
  [
    'somebody else’s',
    fileOf({ ...validFile, links: [{ ...validLink, shortUrl: 'https://evil.example/a' }] }),
    'Link 1: its short link is neither on its service nor on its domain.',
  ],
];

test.each(bad)('a file that is %s is refused with the reason', async (_name, file, reason) => {
  const { world, home } = openBackup();
  await choose(file);
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/cannot be imported/);
  expect(alert.element().textContent).toContain(reason);
  expect(alert.element().textContent).toContain('Nothing was changed.');
  await expect
    .element(page.getByRole('button', { name: 'Import', exact: true }))
    .not.toBeInTheDocument();
  expect(world.writes()).toBe(0);
  expect(await findViolations(home)).toEqual([]);
});
