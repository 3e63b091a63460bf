import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { ForgottenLinks } from '@/lib/model/stored-data';

import { findViolations } from '../../fixtures/find-violations';
import { asRead } from '../../fixtures/reader-words';
import { linkTo, openBackup } from './backup/open-backup';

const connection = { address: 'https://short.example', key: 'very-secret-key' };
const links = [linkTo('spring'), linkTo('summer', { elsewhere: true })];

const box = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const failure = () => new AppError({ code: 'internal' });

describe('your data', () => {
  test('keeps nobody out', async () => {
    const address = `https://${'w'.repeat(60)}.${'w'.repeat(60)}.example/${'w'.repeat(60)}`;
    const { home } = openBackup({ links, connection: { ...connection, address } });
    await box('Include the API key and extra headers, encrypted').click();
    await button('Export').click();
    await expect.element(page.getByText('Use at least 8 characters.')).toBeVisible();
    for (const width of [1280, 320]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    expect(await findViolations(home)).toEqual([]);
  });

  test('says how much is remembered, and how much may be', async () => {
    openBackup({}, { 'links.stored': () => ({ count: 1204, elsewhere: 310 }) });
    await expect
      .element(page.getByText(asRead('1,204 links, 310 created elsewhere.')))
      .toBeVisible();
  });

  test('what could not be loaded is said, with Try again', async () => {
    let tries = 0;
    openBackup(
      {},
      {
        'links.stored': () => {
          tries += 1;
          if (tries === 1) throw failure();
          return { count: 1, elsewhere: 0 };
        },
      },
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t load stored links/);
    await button('Try again').click();
    await expect.element(page.getByText('1 link, created in this browser.')).toBeVisible();
  });
});

describe('forgetting', () => {
  test('has nothing to forget where there is nothing, and asks about what is there when somebody comes back', async () => {
    let count = 0;
    openBackup({}, { 'links.stored': () => ({ count, elsewhere: 0 }) });
    await expect.element(page.getByText('No links yet')).toBeVisible();
    for (const name of ['Clear links created elsewhere', 'Clear all links']) {
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    count = 30;
    dispatchEvent(new Event('focus'));
    await expect.element(page.getByText('30 links, all created in this browser.')).toBeVisible();
    await button('Clear all links').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Clear 30 links from this browser?' }))
      .toBeVisible();
  });

  test('says what goes and what went, and does it once', async () => {
    const answer = Promise.withResolvers<ForgottenLinks>();
    const { inputsOf } = openBackup({ links }, { 'links.forget': () => answer.promise });
    await button('Clear all links').click();
    const dialog = page.getByRole('dialog', { name: 'Clear 2 links from this browser?' });
    await expect.element(dialog).toMatchTextContent(/stay on your service/);
    expect(await findViolations(document.body)).toEqual([]);
    await button('Clear links').click();
    await button('Clear links').click({ force: true });
    answer.resolve({ cleared: 42, left: { count: 0, elsewhere: 0 } });
    await expect.element(page.getByText('42 links cleared')).toBeVisible();
    await expect.element(page.getByText('No links yet')).toBeVisible();
    expect(inputsOf('links.forget')).toEqual([{ which: 'all' }]);
  });

  test('those created outside only, and a failure is shown in the dialog', async () => {
    const { inputsOf } = openBackup(
      { links },
      {
        'links.forget': () => {
          throw failure();
        },
      },
    );
    await button('Clear links created elsewhere').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Clear 1 link created elsewhere?' }))
      .toBeVisible();
    await button('Clear links').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Something went wrong\./);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('2 links, 1 created elsewhere.')).toBeVisible();
    expect(inputsOf('links.forget')).toEqual([{ which: 'elsewhere' }]);
  });
});
