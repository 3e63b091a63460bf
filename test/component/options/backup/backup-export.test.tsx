import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { asRead } from '../../../fixtures/reader-words';
import { linkTo, openBackup } from './open-backup';

const connection = { address: 'https://short.example', key: 'very-secret-key' };
const links = [linkTo('spring'), linkTo('summer', { elsewhere: true })];

const box = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const failure = () => new AppError({ code: 'internal' });

describe('exporting', () => {
  test('saves links, preferences and the address, without the key; then what was chosen only', async () => {
    const { calls, inputsOf } = openBackup({ links, connection });
    await button('Export').click();
    await expect.element(page.getByText(/: .*2 links.*Preferences.*1 service/)).toBeVisible();
    const [file] = calls.files;
    expect(file?.name).toMatch(/^curtail-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await file?.content.text()) ?? '')).toMatchObject({
      format: 'curtail',
      preferences: { menu: 'one' },
      services: [{ address: connection.address, key: null }],
      links: links.map(({ shortUrl }) => ({ shortUrl })),
    });
    expect(inputsOf('backup.export')).toEqual([
      { preferences: true, connection: true, passphrase: null },
    ]);
    await box('Links').click();
    await box('Connection').click();
    await expect
      .element(box('Include the API key and extra headers, encrypted'))
      .not.toBeInTheDocument();
    await button('Export').click();
    await expect.poll(() => calls.files.length).toBe(2);
    const fewer: unknown = JSON.parse((await calls.files[1]?.content.text()) ?? '');
    expect(fewer).toMatchObject({ services: [], links: [] });
    await box('Preferences').click();
    await expect.element(button('Export')).toHaveAttribute('aria-disabled', 'true');
  });

  test('takes the key along, encrypted with a passphrase that was typed twice', async () => {
    const { calls, world } = openBackup({ links, connection });
    await box('Include the API key and extra headers, encrypted').click();
    await button('Export').click();
    await expect.element(box('Passphrase')).toHaveFocus();
    await box('Passphrase').fill('correct horse');
    await box('Confirm passphrase').fill('correct house');
    await button('Export').click();
    await expect.element(page.getByText('The passphrases don’t match.')).toBeVisible();
    await expect.element(box('Confirm passphrase')).toHaveFocus();
    await box('Confirm passphrase').fill('correct horse');
    await button('Export').click();
    await expect.poll(() => calls.files.length).toBe(1);
    const text = (await calls.files[0]?.content.text()) ?? '';
    for (const secret of [connection.key, 'correct horse']) expect(text).not.toContain(secret);
    await expect.element(box('Passphrase')).toHaveValue('');
    const head: unknown = JSON.parse(text);
    await expect(
      world.backup.connect(head, {
        passphrase: 'correct horse',
        service: 0,
        use: true,
      }),
    ).resolves.toBeTruthy();
  });

  test('has no connection to offer where there is none', async () => {
    openBackup({ links });
    await expect.element(box('Preferences')).toBeVisible();
    await expect.element(box('Connection')).not.toBeInTheDocument();
  });

  test('shows how far it is, does one file at a time, and can be stopped', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => linkTo(`link-${index}`));
    const first = Promise.withResolvers<void>();
    const { calls, inputsOf, world } = openBackup(
      { links: many },
      {
        'backup.links': async (part) => {
          if (part.after !== null) await first.promise;
          return world.backup.exportLinks(part);
        },
      },
    );
    await button('Export').click();
    await expect.element(page.getByText(asRead('Exporting: 1,000 of 2,500 links'))).toBeVisible();
    await button('Export links as CSV').click({ force: true });
    await button('Stop').click();
    await expect.element(button('Export')).toHaveFocus();
    first.resolve();
    await expect.element(page.getByText('Export canceled. No file was saved.')).toBeVisible();
    expect(calls.files).toEqual([]);
    expect(inputsOf('backup.links')).toHaveLength(2);
  });

  test('saves nothing when it fails', async () => {
    const { calls } = openBackup(
      { links },
      {
        'backup.links': () => {
          throw failure();
        },
      },
    );
    await button('Export').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/No file was saved/);
    expect(calls.files).toEqual([]);
  });

  test('saves the links as a table in which no cell is a formula', async () => {
    const filing = [
      { kind: 'channel' as const, id: '1', name: 'News, daily', state: 'done' as const },
      { kind: 'campaign' as const, id: '2', name: 'Wanted', state: 'wanted' as const },
    ];
    const told = { at: 1, visits: 12, lastAccessed: '2026-11-19', before: null, gone: false };
    const { calls } = openBackup({
      links: [
        linkTo('spring', { title: '=1+1', filing, told }),
        linkTo('summer', { createdAt: 0, status: 'disabled' }),
      ],
    });
    await button('Export links as CSV').click();
    await expect.poll(() => calls.files.length).toBe(1);
    expect(calls.files[0]?.name).toMatch(/^curtail-links-\d{4}-\d\d-\d\d\.csv$/);
    const text = (await calls.files[0]?.content.text()) ?? '';
    const [names, spring, summer] = text.trimEnd().split('\r\n');
    expect(names).toMatch(/^Short link,Destination URL,Title,Created,/);
    expect(spring).toMatch(/,"?'=1\+1"?,/);
    expect(spring).toContain('"News, daily"');
    expect(spring).not.toContain('Wanted');
    expect(spring).toContain(',12,');
    expect(summer).not.toContain('1970');
  });
});

test('the licenses of what is in the package are a click away', async () => {
  openBackup({ links, connection });
  const link = page.getByRole('link', { name: 'Licenses', exact: true });
  await expect.element(link).toHaveAttribute('href', '/licenses.txt');
});

test('a report is read before it is copied', async () => {
  const { calls } = openBackup({ links, connection }, { 'bulk.get': () => null });
  await expect.element(page.getByText(/^Version 1\.2\.3/)).toBeVisible();
  await page.getByRole('button', { name: 'Problem report' }).click();
  const report = page.getByRole('textbox', { name: 'Problem report' });
  await expect.element(report).toHaveFocus();
  await expect.element(report).toHaveAttribute('readonly');
  await expect.element(report).toHaveValue(expect.stringContaining('"version": "1.2.3"'));
  expect(calls.copied).toEqual([]);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(page.getByRole('status').getByText('Copied')).toBeVisible();
  expect(calls.copied).toEqual([
    { text: (report.element() as HTMLTextAreaElement).value, html: null },
  ]);
});
