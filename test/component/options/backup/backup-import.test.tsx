import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import { nothingManaged } from '@/lib/rules/managed';

import { backupWorld } from '../../../fixtures/backup/backup-world';
import { exportAll } from '../../../fixtures/backup/transfer';
import { validFile, validService } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
import { choose, fileOf, linkTo, openBackup } from './open-backup';

const box = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const connection = { address: 'https://short.example', key: 'very-secret-key' };
const passphrase = 'correct horse';

/** The file of a browser in which two links were made, written once: a key is sealed slowly. */
const write = async (words: string | null) => {
  const links = [linkTo('spring'), linkTo('summer')];
  const world = backupWorld({ links, preferences: { menu: 'choices' }, connection });
  return fileOf(await exportAll(world, words));
};
const withKey = write(passphrase);
const withoutKey = write(null);

describe('importing', () => {
  test('keeps nobody out, in a narrow window either', async () => {
    const { home } = openBackup({ connection: { address: 'https://other.example', key: 'k' } });
    await choose(fileOf(validFile, `${'W'.repeat(200)}.json`));
    await expect.element(box('Passphrase')).toBeVisible();
    for (const width of [1280, 320]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
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
    await choose(await withoutKey);
    await button('Import').click();
    await expect
      .element(page.getByText('Settings managed by your organization didn’t change.'))
      .toBeVisible();
  });

  test('tells what is in a file, imports all of it, says so in sight, and can export the new connection', async () => {
    await page.viewport(800, 500);
    const { world, calls } = openBackup();
    await choose(await withKey);
    await expect.element(page.getByText('2 links on short.example')).toBeVisible();
    await expect
      .element(page.getByText(/^Connection to https:..short.example, with the API key/))
      .toBeVisible();
    expect(world.writes()).toBe(0);
    expect(box('Connection').elements()).toHaveLength(1);
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('2 links imported, 0 already stored.')).toBeVisible();
    await expect.element(page.getByText('Connected to https://short.example.')).toBeInViewport();
    await expect.element(page.getByText('Preferences imported.')).toBeVisible();
    await expect.element(page.getByText('2 links, all created in this browser.')).toBeVisible();
    await expect.element(box('Passphrase')).toHaveValue('');
    await expect.element(page.getByText('Use at least 8 characters.')).not.toBeInTheDocument();
    expect(world.links()).toEqual([linkTo('spring'), linkTo('summer')]);
    expect(world.preferences().menu).toBe('choices');
    expect(world.connection()).toEqual(connection);
    expect(calls.origins).toEqual(['https://short.example/*']);
    await expect.poll(() => box('Connection').elements().length).toBe(2);
  });

  test('says what others can read on the way to the service of a file, before it is connected to', async () => {
    openBackup();
    const address = 'http://nas.local';
    await choose(fileOf({ ...validFile, services: [{ ...validService, id: address, address }] }));
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

  test('a passphrase that is too short or wrong is reported at its field, and nothing is imported', async () => {
    const { world, calls, inputsOf } = openBackup();
    await choose(await withKey);
    await button('Import').click();
    await expect.element(page.getByText('Use at least 8 characters.')).toBeVisible();
    await expect.element(box('Passphrase')).toHaveFocus();
    expect(calls.origins).toEqual([]);
    expect(inputsOf('backup.connect')).toEqual([]);
    await box('Passphrase').fill('wrong horse');
    await button('Import').click();
    await expect.element(page.getByText(/Wrong passphrase/)).toBeVisible();
    await expect.element(box('Passphrase')).toHaveFocus();
    expect(world.writes()).toBe(0);
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    await expect.element(page.getByText('2 links imported, 0 already stored.')).toBeVisible();
  });

  test('without the permission, or where the service refuses the key, that is said and nothing imported', async () => {
    let isAllowed = false;
    const refuse = () => {
      throw new AppError({ code: 'unauthorized', said: 'Invalid key' });
    };
    const { world } = openBackup(
      {},
      { 'backup.connect': refuse },
      { requestOrigin: async () => isAllowed },
    );
    await choose(await withKey);
    await box('Passphrase').fill(passphrase);
    await button('Import').click();
    const alert = page.getByRole('alert');
    await expect
      .element(alert)
      .toMatchTextContent(/Access to https:\/\/short\.example wasn’t allowed/);
    isAllowed = true;
    await button('Import').click();
    await expect.element(alert).toMatchTextContent(/didn’t accept this API key/);
    await expect.element(alert).toMatchTextContent(/“Invalid key”/);
    await expect.element(alert).toMatchTextContent(/Nothing was imported/);
    await expect.element(alert).toMatchTextContent(/Uncheck “Connection”/);
    await expect.element(alert.getByRole('link', { name: 'Connection' })).toBeVisible();
    expect(world.writes()).toBe(0);
  });

  test('a file without the key leads to the Connect screen; a blank one has nothing to import', async () => {
    openBackup();
    await choose(await withoutKey);
    await expect
      .element(page.getByRole('link', { name: 'Connection' }))
      .toHaveAttribute('href', '#connect');
    await expect.element(box('Passphrase')).not.toBeInTheDocument();
    await choose(fileOf({ ...validFile, services: [], preferences: null, links: [] }));
    await expect.element(page.getByText('No links, preferences or connection')).toBeVisible();
    await expect.element(button('Import')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a file with the address that is connected already offers nothing more', async () => {
    openBackup({ connection });
    await choose(await withoutKey);
    await expect.element(page.getByText(/without the API key/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Connection' })).not.toBeInTheDocument();
  });
});
