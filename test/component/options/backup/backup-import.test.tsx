import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { backupWorld } from '../../../fixtures/backup/backup-world';
import { exportAll } from '../../../fixtures/backup/transfer';
import { validFile } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { choose, fileOf, linkTo, openBackup } from './open-backup';

const box = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const connection = { address: 'https://short.example', key: 'very-secret-key' };
const passphrase = 'correct horse';

/** A file of a browser in which two links were made. */
const exported = async (withKey: boolean) =>
  fileOf(
    await exportAll(
      backupWorld({
        links: [linkTo('spring'), linkTo('summer')],
        preferences: { menu: 'choices' },
        connection,
      }),
      withKey ? passphrase : null,
    ),
  );

describe('importing', () => {
  test.each([320, 1280])('keeps nobody out, in a window of %i pixels', async (width) => {
    await page.viewport(width, 900);
    const { home } = openBackup({ connection: { address: 'https://other.example', key: 'k' } });
    await choose(fileOf(validFile, `${'W'.repeat(200)}.json`));
    await expect.element(box('Passphrase of the file')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findViolations(home)).toEqual([]);
  });

  test('tells what is in a file, and imports all of it', async () => {
    const { world, calls } = openBackup();
    await choose(await exported(true));
    await expect.element(page.getByText('2 links on short.example')).toBeVisible();
    await expect
      .element(page.getByText(/^the connection to https:..short.example, with its API key/))
      .toBeVisible();
    expect(world.writes()).toBe(0);
    await box('Passphrase of the file').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('2 links added, 0 known already.')).toBeVisible();
    await expect.element(page.getByText('Connected to https://short.example.')).toBeVisible();
    await expect
      .element(page.getByText('The preferences are now those of the file.'))
      .toBeVisible();
    await expect.element(page.getByText('2 links, all of them made here.')).toBeVisible();
    await expect.element(box('Passphrase of the file')).toHaveValue('');
    await expect.element(page.getByText('Use 8 characters or more.')).not.toBeInTheDocument();
    expect(world.links()).toEqual([linkTo('spring'), linkTo('summer')]);
    expect(world.preferences().menu).toBe('choices');
    expect(world.connection()).toEqual(connection);
    expect(calls.origins).toEqual(['https://short.example/*']);
    expect(calls.kept).toEqual(['https://short.example/*']);
  });

  test('imports what was chosen only', async () => {
    const { world, calls } = openBackup();
    await choose(fileOf(validFile));
    await box('Preferences').last().click();
    await box('Connection').click();
    await button('Import').click();
    await expect.element(page.getByText('1 link added, 0 known already.')).toBeVisible();
    expect(world.writes()).toBe(1);
    expect(calls.origins).toEqual([]);
  });

  test('a wrong passphrase is reported at its field, and nothing is imported', async () => {
    const { world } = openBackup();
    await choose(await exported(true));
    await box('Passphrase of the file').fill('wrong horse');
    await button('Import').click();
    await expect.element(page.getByText(/does not open with this passphrase/)).toBeVisible();
    await expect.element(box('Passphrase of the file')).toHaveFocus();
    expect(world.writes()).toBe(0);
    await box('Passphrase of the file').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('2 links added, 0 known already.')).toBeVisible();
  });

  test('a passphrase that is too short is refused before any permission is asked for', async () => {
    const { calls, inputsOf } = openBackup();
    await choose(await exported(true));
    await button('Import').click();
    await expect.element(page.getByText('Use 8 characters or more.')).toBeVisible();
    await expect.element(box('Passphrase of the file')).toHaveFocus();
    expect(calls.origins).toEqual([]);
    expect(inputsOf('backup.connect')).toEqual([]);
  });

  test('what came of it is in sight, and the new connection can be exported', async () => {
    await page.viewport(800, 500);
    openBackup();
    await choose(await exported(true));
    await expect.element(box('Connection')).toBeVisible();
    expect(box('Connection').elements()).toHaveLength(1);
    await box('Passphrase of the file').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('Connected to https://short.example.')).toBeInViewport();
    await expect.element(box('Passphrase of the file')).toHaveValue('');
    await expect.poll(() => box('Connection').elements().length).toBe(2);
  });

  test('a file with more links than Curtail keeps is reported before it is imported', async () => {
    openBackup({}, { 'links.stored': () => ({ count: 150_000, elsewhere: 0, limit: 150_000 }) });
    await choose(await exported(false));
    await expect
      .element(page.getByText(new RegExp(asRead('more than the 150,000 that Curtail keeps'))))
      .toBeVisible();
  });

  test('without the permission nothing is imported', async () => {
    const { world } = openBackup({}, {}, { requestOrigin: async () => false });
    await choose(await exported(true));
    await box('Passphrase of the file').fill(passphrase);
    await button('Import').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/did not allow Curtail to reach https:\/\/short\.example/);
    expect(world.writes()).toBe(0);
  });

  test('a service that refuses the key says so, and nothing is imported', async () => {
    const { world } = openBackup(
      {},
      {
        'backup.connect': () => {
          throw new AppError({ code: 'unauthorized', said: 'Invalid key' });
        },
      },
    );
    await choose(await exported(true));
    await box('Passphrase of the file').fill(passphrase);
    await button('Import').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/did not accept this API key/);
    await expect.element(alert).toMatchTextContent(/“Invalid key”/);
    await expect.element(alert).toMatchTextContent(/Nothing was imported/);
    expect(world.writes()).toBe(0);
  });

  test('a file without the key leads to the Connect screen', async () => {
    openBackup();
    await choose(await exported(false));
    await expect
      .element(page.getByRole('link', { name: 'Connect' }))
      .toHaveAttribute('href', '#connect');
    await expect.element(box('Passphrase of the file')).not.toBeInTheDocument();
  });

  test('a file with the address that is connected already offers nothing more', async () => {
    openBackup({ connection });
    await choose(await exported(false));
    await expect.element(page.getByText(/without its API key/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
  });

  test('an empty file has nothing to import', async () => {
    openBackup();
    await choose(fileOf({ ...validFile, connection: null, preferences: null, links: [] }));
    await expect.element(page.getByText('no links')).toBeVisible();
    await expect.element(button('Import')).toHaveAttribute('aria-disabled', 'true');
  });
});
