import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import { nothingManaged } from '@/lib/rules/managed';

import { backupWorld } from '../../../fixtures/backup/backup-world';
import { exportAll } from '../../../fixtures/backup/transfer';
import { validFile } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
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
    await expect.element(box('Passphrase')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findViolations(home)).toEqual([]);
  });

  test('says that what the organization manages stays, where the file has it otherwise', async () => {
    openBackup(
      {},
      {
        'managed.get': () => ({ ...nothingManaged, locked: { menu: 'one' } }),
        'backup.restorePreferences': () => samplePreferences({ menu: 'one' }),
      },
    );
    await choose(await exported(false));
    await button('Import').click();
    await expect
      .element(page.getByText('Settings managed by your organization didn’t change.'))
      .toBeVisible();
  });

  test('tells what is in a file, and imports all of it', async () => {
    const { world, calls } = openBackup();
    await choose(await exported(true));
    await expect.element(page.getByText('2 links on short.example')).toBeVisible();
    await expect
      .element(page.getByText(/^Connection to https:..short.example, with the API key/))
      .toBeVisible();
    expect(world.writes()).toBe(0);
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('2 links imported, 0 already stored.')).toBeVisible();
    await expect.element(page.getByText('Connected to https://short.example.')).toBeVisible();
    await expect.element(page.getByText('Preferences imported.')).toBeVisible();
    await expect.element(page.getByText('2 links, all created in this browser.')).toBeVisible();
    await expect.element(box('Passphrase')).toHaveValue('');
    await expect.element(page.getByText('Use at least 8 characters.')).not.toBeInTheDocument();
    expect(world.links()).toEqual([linkTo('spring'), linkTo('summer')]);
    expect(world.preferences().menu).toBe('choices');
    expect(world.connection()).toEqual(connection);
    expect(calls.origins).toEqual(['https://short.example/*']);
  });

  test('says what others can read on the way to the service of a file, before it is connected to', async () => {
    openBackup();
    const { connection: wanted } = validFile;
    await choose(fileOf({ ...validFile, connection: { ...wanted, address: 'http://nas.local' } }));
    const warning = page.getByText('This connection isn’t encrypted');
    await expect.element(warning).toBeVisible();
    await box('Connection').click();
    await expect.element(warning).not.toBeInTheDocument();
  });

  test('imports what was chosen only', async () => {
    const { world, calls } = openBackup();
    await choose(fileOf(validFile));
    await box('Preferences').last().click();
    await box('Connection').click();
    await button('Import').click();
    await expect.element(page.getByText('1 link imported, 0 already stored.')).toBeVisible();
    expect(world.writes()).toBe(1);
    expect(calls.origins).toEqual([]);
  });

  test('a wrong passphrase is reported at its field, and nothing is imported', async () => {
    const { world } = openBackup();
    await choose(await exported(true));
    await box('Passphrase').fill('wrong horse');
    await button('Import').click();
    await expect.element(page.getByText(/Wrong passphrase/)).toBeVisible();
    await expect.element(box('Passphrase')).toHaveFocus();
    expect(world.writes()).toBe(0);
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('2 links imported, 0 already stored.')).toBeVisible();
  });

  test('a passphrase that is too short is refused before any permission is asked for', async () => {
    const { calls, inputsOf } = openBackup();
    await choose(await exported(true));
    await button('Import').click();
    await expect.element(page.getByText('Use at least 8 characters.')).toBeVisible();
    await expect.element(box('Passphrase')).toHaveFocus();
    expect(calls.origins).toEqual([]);
    expect(inputsOf('backup.connect')).toEqual([]);
  });

  test('what came of it is in sight, and the new connection can be exported', async () => {
    await page.viewport(800, 500);
    openBackup();
    await choose(await exported(true));
    await expect.element(box('Connection')).toBeVisible();
    expect(box('Connection').elements()).toHaveLength(1);
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('Connected to https://short.example.')).toBeInViewport();
    await expect.element(box('Passphrase')).toHaveValue('');
    await expect.poll(() => box('Connection').elements().length).toBe(2);
  });

  test('without the permission nothing is imported', async () => {
    const { world } = openBackup({}, {}, { requestOrigin: async () => false });
    await choose(await exported(true));
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Access to https:\/\/short\.example wasn’t allowed/);
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
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/didn’t accept this API key/);
    await expect.element(alert).toMatchTextContent(/“Invalid key”/);
    await expect.element(alert).toMatchTextContent(/Nothing was imported/);
    await expect.element(alert).toMatchTextContent(/clear “Connection” above/);
    await expect.element(alert.getByRole('link', { name: 'Connection' })).toBeVisible();
    expect(world.writes()).toBe(0);
  });

  test('a file without the key leads to the Connect screen', async () => {
    openBackup();
    await choose(await exported(false));
    await expect
      .element(page.getByRole('link', { name: 'Connection' }))
      .toHaveAttribute('href', '#connect');
    await expect.element(box('Passphrase')).not.toBeInTheDocument();
  });

  test('a file with the address that is connected already offers nothing more', async () => {
    openBackup({ connection });
    await choose(await exported(false));
    await expect.element(page.getByText(/without the API key/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Connection' })).not.toBeInTheDocument();
  });

  test('an empty file has nothing to import', async () => {
    openBackup();
    await choose(fileOf({ ...validFile, connection: null, preferences: null, links: [] }));
    await expect.element(page.getByText('No links, preferences or connection')).toBeVisible();
    await expect.element(button('Import')).toHaveAttribute('aria-disabled', 'true');
  });
});
