import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { validFile } from '../../../fixtures/backup/valid-file';
import { dropFiles } from '../drop-files';
import { choose, fileOf, openBackup } from './open-backup';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const tooLarge = fileOf(validFile);
Object.defineProperty(tooLarge, 'size', { value: 100_000_001 });

test('a file that is too large, or one of two, is refused before it is read; a file chosen after it is read', async () => {
  const { inputsOf } = openBackup();
  await expect.element(page.getByText('or drop a file here')).toBeVisible();
  dropFiles(tooLarge);
  const said = page.getByRole('status');
  await expect
    .element(said.getByText('This file is too large. The limit is 100 MB.'))
    .toBeVisible();
  dropFiles(fileOf(validFile), fileOf(validFile));
  const text = 'Choose one file at a time.';
  await expect.element(said.getByText(text)).toBeVisible();
  expect(inputsOf('backup.check')).toEqual([]);
  dropFiles(fileOf(validFile));
  await expect.element(page.getByText('1 link on go.example')).toBeVisible();
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
});

test('choosing another file takes the place of the first', async () => {
  const first = Promise.withResolvers<null>();
  let checks = 0;
  openBackup(
    {},
    {
      'backup.check': async () => {
        checks += 1;
        return checks === 1 ? first.promise : null;
      },
    },
  );
  await choose(fileOf(validFile, 'first.json'));
  await expect.element(page.getByText('Checking first.json…')).toBeVisible();
  await choose(fileOf({ ...validFile, links: [], services: [], preferences: null }, 'second.json'));
  await expect.element(page.getByText('No links, preferences or connection')).toBeVisible();
  first.resolve(null);
  await first.promise;
  await expect.element(page.getByText('second.json')).toBeVisible();
  await expect.element(page.getByText('1 link on go.example')).not.toBeInTheDocument();
});

test('a check that fails can be tried again', async () => {
  let tries = 0;
  openBackup(
    {},
    {
      'backup.check': () => {
        tries += 1;
        if (tries === 1) throw new AppError({ code: 'internal' });
        return null;
      },
    },
  );
  await choose(fileOf(validFile));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t check/);
  await button('Try again').click();
  await expect.element(page.getByText('1 link on go.example')).toBeVisible();
});
