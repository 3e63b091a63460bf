import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { validFile, validLink } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { choose, fileOf, openBackup } from './open-backup';

const bad: [string, File, string][] = [
  ['no JSON', fileOf('hello'), 'This file wasn’t exported from Curtail.'],
  ['damaged', fileOf(JSON.stringify(validFile).slice(0, -9)), 'This file is damaged'],
  ['newer', fileOf({ ...validFile, version: 3 }), 'This file is from a newer version of Curtail.'],
  ['older', fileOf({ ...validFile, version: 0 }), 'This file is from an old version of Curtail'],
  [
    'odd',
    fileOf({ ...validFile, exportedAt: 'x' }),
    'This file is damaged: invalid value for “exportedAt”.',
  ],
  [
    'hostile',
    fileOf({
      ...validFile,
      links: [...Array(16).fill(validLink), { ...validLink, shortUrl: 'javascript:alert(1)' }],
    }),
    'Link 17: invalid short link.',
  ],
  [
    'somebody else’s',
    fileOf({ ...validFile, links: [{ ...validLink, shortUrl: 'https://evil.example/a' }] }),
    'Link 1: the short link doesn’t match its service or domain.',
  ],
];

test.each(bad)('a file that is %s is refused with the reason', async (_name, file, reason) => {
  const { world, home } = openBackup();
  await choose(file);
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Couldn’t import/);
  expect(alert.element().textContent).toContain(reason);
  expect(alert.element().textContent).toContain('Nothing was changed.');
  await expect
    .element(page.getByRole('button', { name: 'Import', exact: true }))
    .not.toBeInTheDocument();
  expect(world.writes()).toBe(0);
  expect(await findViolations(home)).toEqual([]);
});
