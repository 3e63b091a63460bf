import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/contract/errors';

import { validFile } from '../../unit/moving/valid-file';
import { choose, fileOf, openMoving } from './open-moving';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a file that is too large is not even read', async () => {
  const file = fileOf(validFile);
  Object.defineProperty(file, 'size', { value: 100_000_001 });
  const { inputsOf, home } = openMoving();
  await expect.element(page.getByText('or drop it here')).toBeVisible();
  drop(home, file);
  await expect.element(page.getByText('This file is larger than 100 MB.')).toBeVisible();
  expect(inputsOf('moving.check')).toEqual([]);
});

test('a file can be dropped', async () => {
  const { home } = openMoving();
  await expect.element(page.getByText('or drop it here')).toBeVisible();
  drop(home, fileOf(validFile));
  await expect.element(page.getByText('1 link on go.example')).toBeVisible();
});

test('choosing another file takes the place of the first', async () => {
  const first = Promise.withResolvers<null>();
  let checks = 0;
  openMoving(
    {},
    {
      'moving.check': async () => {
        checks += 1;
        return checks === 1 ? first.promise : null;
      },
    },
  );
  await choose(fileOf(validFile, 'first.json'));
  await expect.element(page.getByText('Checking first.json…')).toBeVisible();
  await choose(fileOf({ ...validFile, links: [] }, 'second.json'));
  await expect.element(page.getByText('no links')).toBeVisible();
  first.resolve(null);
  await first.promise;
  await expect.element(page.getByText('second.json')).toBeVisible();
  await expect.element(page.getByText('1 link on go.example')).not.toBeInTheDocument();
});

test('a check that fails can be tried again', async () => {
  let tries = 0;
  openMoving(
    {},
    {
      'moving.check': () => {
        tries += 1;
        if (tries === 1) throw new AppError({ code: 'internal' });
        return null;
      },
    },
  );
  await choose(fileOf(validFile));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be checked/);
  await button('Retry').click();
  await expect.element(page.getByText('1 link on go.example')).toBeVisible();
});

function drop(home: HTMLElement, file: File): void {
  const dataTransfer = { files: [file] };
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer,
  });
  home.querySelector('.moving-drop')?.dispatchEvent(event);
}
