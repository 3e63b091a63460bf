import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { backupWorld } from '../../../fixtures/backup/backup-world';
import { exportAll } from '../../../fixtures/backup/transfer';
import { findViolations } from '../../../fixtures/find-violations';
import { choose, fileOf, linkTo, openBackup } from './open-backup';

const box = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const passphrase = 'correct horse';
const first = { address: 'https://short.example', key: 'first-very-secret', name: 'Work' };
const second = {
  address: 'https://other.example',
  key: 'second-very-secret',
  headers: { 'X-Proxy-Token': 'secret-header-value' },
  accountName: 'newcomer',
  pageHosts: ['news.example'],
  lastDomain: 'go.example',
  shortHosts: ['go.example', 's.example'],
};

/** A file with two services and a link, written once: keys are sealed slowly. */
const write = async (words: string | null) => {
  const world = backupWorld({ connection: first, others: [second], links: [linkTo('spring')] });
  return fileOf(await exportAll(world, words));
};
const withKeys = write(passphrase);

describe('exporting several services', () => {
  test('names how many there are, and what goes along only with a passphrase', async () => {
    const { calls, home } = openBackup({ connection: first, others: [second] });
    await expect.element(box('Services')).toBeChecked();
    await expect.element(page.getByText('URLs, names and colors.')).toBeVisible();
    await expect.element(box('Include API keys and extra headers, encrypted')).not.toBeChecked();
    expect(await findViolations(home)).toEqual([]);
    await button('Export').click();
    await expect.poll(() => calls.files.length).toBe(1);
    const text = (await calls.files[0]?.content.text()) ?? '';
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({
      services: [
        { address: first.address, key: null },
        { address: second.address, key: null, pageHosts: ['news.example'] },
      ],
    });
  });
});

describe('importing several services', () => {
  test('shows whose they are and what the file says of them; ends with the file’s one in use, in whatever order they were connected', async () => {
    const { world, calls, home } = openBackup();
    await choose(await withKeys);
    await expect.element(page.getByText('2 services', { exact: true })).toBeVisible();
    for (const text of [
      first.address,
      second.address,
      'Name: Work',
      'Account: newcomer',
      'Always used on news.example',
      'Links on these domains belong to this service: go.example and s.example',
      'Last used domain: go.example',
    ])
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
    expect(world.writes()).toBe(0);
    expect(calls.origins).toEqual([]);
    expect(await findViolations(home)).toEqual([]);
    await box('Passphrase').fill(passphrase);
    await button('Connect to https://other.example').click();
    await expect.element(page.getByText('Connected to https://other.example.')).toBeVisible();
    expect(world.connection()?.address).toBe(second.address);
    await button('Connect to https://short.example').click();
    await expect.element(page.getByText('Connected to https://short.example.')).toBeVisible();
    expect(world.connection()?.address).toBe(first.address);
  });

  test('connects each by a click of its own, and goes on where one is refused', async () => {
    const { world, calls } = openBackup({
      accountOf: ({ key }) => {
        if (key === first.key) throw new AppError({ code: 'unauthorized', said: 'Invalid key' });
        return 'newcomer';
      },
    });
    await choose(await withKeys);
    await box('Passphrase').fill(passphrase);
    await button('Connect to https://short.example').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/short\.example didn’t accept this API key/);
    await expect.element(alert).toMatchTextContent(/“Invalid key”/);
    await expect.element(alert.getByRole('link', { name: 'Connection' })).toBeVisible();
    expect(calls.origins).toEqual(['https://short.example/*']);
    await button('Connect to https://other.example').click();
    await expect.element(page.getByText('Connected to https://other.example.')).toBeVisible();
    await expect.element(alert).toBeVisible();
    await expect.element(button('Connected')).toHaveFocus();
    expect(calls.origins).toEqual(['https://short.example/*', 'https://other.example/*']);
    const { key, headers } = second;
    expect(world.connection()).toEqual({ address: second.address, key, headers });
    expect(world.preferences()).toMatchObject({ lastDomain: 'go.example' });
    await button('Import').click();
    await expect.element(page.getByText('1 link imported, 0 already stored.')).toBeVisible();
  });

  test('leaves in use what was, and offers no service twice', async () => {
    const { world } = openBackup({ connection: { ...second, key: 'mine' } });
    await choose(await withKeys);
    await expect.element(button('Connected')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Connect to https://other.example')).not.toBeInTheDocument();
    await box('Passphrase').fill(passphrase);
    await button('Connect to https://short.example').click();
    await expect.element(page.getByText('Connected to https://short.example.')).toBeVisible();
    expect(world.services()).toHaveLength(2);
    expect(world.connection()).toMatchObject({ address: second.address, key: 'mine' });
  });

  test('a passphrase that is too short or wrong, or no permission, keeps one from being connected, not the others', async () => {
    const asked: string[] = [];
    const requestOrigin = async (origin: string) => {
      asked.push(origin);
      return !origin.includes('short.example');
    };
    const { world } = openBackup({}, {}, { requestOrigin });
    const connectFirst = button('Connect to https://short.example');
    await choose(await withKeys);
    await connectFirst.click();
    await expect.element(page.getByText('Use at least 8 characters.')).toBeVisible();
    await expect.element(box('Passphrase')).toHaveFocus();
    expect(asked).toEqual([]);
    await box('Passphrase').fill('wrong horse');
    await button('Connect to https://other.example').click();
    await expect.element(page.getByText(/Wrong passphrase/)).toBeVisible();
    await expect.element(box('Passphrase')).toHaveFocus();
    expect(world.services()).toEqual([]);
    await box('Passphrase').fill(passphrase);
    await connectFirst.click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Access to https:\/\/short\.example wasn’t allowed/);
    await button('Connect to https://other.example').click();
    await expect.element(page.getByText('Connected to https://other.example.')).toBeVisible();
    expect(world.services()).toHaveLength(1);
  });

  test('without keys each leads to the Connect screen, but those that are connected', async () => {
    openBackup({ connection: first });
    await choose(await write(null));
    await expect.element(page.getByText(/^This file contains no API key/)).toBeVisible();
    expect(page.getByRole('link', { name: 'Connection' }).elements()).toHaveLength(1);
    await expect.element(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect.element(box('Passphrase')).not.toBeInTheDocument();
  });
});
