import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { StoredLinks } from '@/lib/model/stored-data';

import { findViolations } from '../../fixtures/find-violations';
import { asRead } from '../../fixtures/reader-words';
import { linkTo, openBackup } from './backup/open-backup';

const connection = { address: 'https://short.example', key: 'very-secret-key' };
const links = [linkTo('spring'), linkTo('summer', { elsewhere: true })];

const box = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const failure = () => new AppError({ code: 'internal' });

describe('your data', () => {
  test.each([320, 1280])('keeps nobody out, in a window of %i pixels', async (width) => {
    await page.viewport(width, 900);
    const address = `https://${'w'.repeat(60)}.${'w'.repeat(60)}.example/${'w'.repeat(60)}`;
    const { home } = openBackup({ links, connection: { ...connection, address } });
    await box('With the API key, encrypted').click();
    await button('Export').click();
    await expect.element(page.getByText('Use 8 characters or more.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findViolations(home)).toEqual([]);
  });

  test('says how much is remembered, and how much may be', async () => {
    openBackup({}, { 'links.stored': () => ({ count: 1204, elsewhere: 310, limit: 150_000 }) });
    await expect
      .element(page.getByText(asRead('1,204 links, 310 of them made elsewhere.')))
      .toBeVisible();
    await expect.element(page.getByText(new RegExp(asRead('keeps up to 150,000')))).toBeVisible();
  });

  test('has nothing to forget where there is nothing', async () => {
    openBackup();
    await expect.element(page.getByText('No links yet.')).toBeVisible();
    for (const name of ['Forget links made elsewhere', 'Forget all links']) {
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test('what could not be loaded is said, with Retry', async () => {
    let tries = 0;
    openBackup(
      {},
      {
        'links.stored': () => {
          tries += 1;
          if (tries === 1) throw failure();
          return { count: 1, elsewhere: 0, limit: 150_000 };
        },
      },
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(/what is remembered/);
    await button('Retry').click();
    await expect.element(page.getByText('1 link, all of them made here.')).toBeVisible();
  });
});

describe('forgetting', () => {
  test('says what goes, and does it once', async () => {
    const answer = Promise.withResolvers<StoredLinks>();
    const { inputsOf } = openBackup({ links }, { 'links.forget': () => answer.promise });
    await button('Forget all links').click();
    const dialog = page.getByRole('dialog', { name: 'Forget 2 links?' });
    await expect.element(dialog).toMatchTextContent(/stay on the service/);
    expect(await findViolations(document.body)).toEqual([]);
    await button('Forget').click();
    await button('Forget').click({ force: true });
    answer.resolve({ count: 0, elsewhere: 0, limit: 150_000 });
    await expect.element(page.getByText('2 links forgotten.')).toBeVisible();
    await expect.element(page.getByText('No links yet.')).toBeVisible();
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
    await button('Forget links made elsewhere').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Forget 1 link made elsewhere?' }))
      .toBeVisible();
    await button('Forget').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/It was not done/);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('2 links, 1 of them made elsewhere.')).toBeVisible();
    expect(inputsOf('links.forget')).toEqual([{ which: 'elsewhere' }]);
  });
});
