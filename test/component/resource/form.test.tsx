import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { knownRows, refusal } from './fake-account';
import { button, cell, field, heading, link, status } from './locators';
import { openAccount } from './open-account';
import { domainRows, pixelRows } from './rows';

beforeEach(async () => page.viewport(1280, 800));

test('what is wrong is said under its field, which takes the focus; then it is created once, said, and in the list', async () => {
  const account = openAccount('#pixels/new', pixelRows(2));
  await button('Create pixel').click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Name')).toHaveAccessibleDescription('This field is required.');
  expect(account.changes()).toEqual([]);
  expect(await findViolations(document.body)).toEqual([]);
  await field('Name').fill('Newcomer');
  await field('Tag').fill('GTM-NEW123');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Pixels')).toHaveFocus();
  await expect.element(status('Pixel created')).toBeVisible();
  await expect.element(cell('Newcomer')).toBeVisible();
  expect(account.changes()).toEqual([
    {
      operation: 'createPixel',
      input: { type: 'gtmpixel', name: 'Newcomer', tag: 'GTM-NEW123' },
    },
  ]);
  expect(document.title).toBe('Pixels · Curtail');
});

test('an update without a change sends nothing, and one with a change changes its row and has the list remembered again', async () => {
  const account = openAccount('#pixels/2/edit', pixelRows(2));
  await button('Save changes').click();
  await expect.element(status('No changes to save.')).toBeVisible();
  await field('Name').fill('Renamed');
  await button('Save changes').click();
  await expect.element(status('Changes saved')).toBeVisible();
  await expect.element(cell('Renamed')).toBeVisible();
  await expect
    .poll(() => account.requests.map(({ operation }) => operation))
    .toEqual(['listPixels', 'updatePixel', 'listPixels']);
});

test('an update sends what was typed, not what was remembered of the other fields', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const [row] = domainRows(1);
  const now = { ...row, id: '1', redirect404: 'https://since.example/' };
  const before = { ...now, redirect404: 'https://before.example/' };
  const account = openAccount('#domains/1/edit', [now], undefined, {
    ...knownRows([before], 0),
    'account.read': async () => {
      await promise;
      return { value: { items: [now], total: 1, nextPage: null }, at: Date.now() };
    },
  });
  await expect.element(field('404 redirect')).toHaveValue('https://before.example/');
  await field('Root redirect').fill('https://typed.example/');
  resolve();
  await expect.element(field('404 redirect')).toHaveValue('https://since.example/');
  await expect.element(field('Root redirect')).toHaveValue('https://typed.example/');
  await button('Save changes').click();
  await expect.element(status('Changes saved')).toBeVisible();
  expect(account.changes()).toEqual([
    { operation: 'updateDomain', input: { id: '1', redirectroot: 'https://typed.example/' } },
  ]);
});

test('a line is kept free below a field of which something can be said, and below no other', async () => {
  openAccount('#qr-codes/new', []);
  await field('Content type').selectOptions('Email');
  const height = (name: string) =>
    document
      .getElementById(page.getByLabelText(name).element().getAttribute('aria-describedby') ?? '')
      ?.getBoundingClientRect().height ?? 0;
  await expect.element(field('Subject')).toBeVisible();
  expect(height('Subject')).toBe(0);
  expect(height('Email address')).toBeGreaterThan(0);
});

test('a problem waits until its field is left', async () => {
  openAccount('#domains/new', []);
  await field('Domain').fill('http://');
  await expect.element(field('Domain')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field('Domain')).toHaveAttribute('aria-invalid', 'true');
});

test('what was typed survives a look at another screen, and is gone after Cancel', async () => {
  openAccount('#domains/new', domainRows(1));
  await field('Domain').fill('https://half.example');
  await page.getByRole('link', { name: 'Preferences' }).click();
  await expect.element(heading('Preferences')).toBeVisible();
  history.back();
  await expect.element(field('Domain')).toHaveValue('https://half.example');
  await link('Cancel').click();
  await link('Add domain').click();
  await expect.element(field('Domain')).toHaveValue('');
});

test('an address of a row that is not loaded says so, and Load all finds it', async () => {
  openAccount('#pixels/800/edit', pixelRows(900));
  await expect.element(page.getByText('Not loaded yet.')).toBeVisible();
  await button('Load all').click();
  await expect.element(heading('Edit Pixel 800')).toBeVisible();
});

/**
 * Presses *Add domain*.
 * @returns `create`, which lets the service make domain 7, and `hold`, which tells how it goes with the reads from then on
 */
async function addSlowly() {
  const { promise, resolve: create } = Promise.withResolvers<void>();
  let read = Promise.resolve();
  const rows = domainRows(1);
  openAccount('#domains/new', rows, undefined, {
    'account.change': async () => {
      await promise;
      rows.push(...domainRows(7).slice(6));
      return { id: '7' };
    },
    'account.read': async () => {
      await read;
      return { value: { items: [...rows], total: null, nextPage: null }, at: Date.now() };
    },
  });
  const hold = (until: Promise<void>) => {
    read = until;
  };
  await field('Domain').fill('https://go.example');
  await button('Add domain').click();
  return { create, hold };
}

test('who types on while what was created comes into the list is left at it, and misses nothing', async () => {
  const { create, hold } = await addSlowly();
  const listed = Promise.withResolvers<void>();
  await field('404 redirect').click();
  await userEvent.keyboard('https://n');
  hold(listed.promise);
  create();
  await expect.element(status('Domain added')).toBeVisible();
  await expect.poll(() => location.hash).toBe('#domains/7/edit');
  await userEvent.keyboard('n');
  await expect.element(button('Add domain')).toHaveAttribute('aria-busy', 'true');
  await expect.element(field('Domain')).toHaveValue('https://go.example');
  listed.resolve();
  await expect.element(button('Save changes')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(field('404 redirect')).toHaveValue('https://nnn');
});

test('what was typed stays in sight where what was created cannot be listed', async () => {
  const { create, hold } = await addSlowly();
  await field('404 redirect').fill('https://typed.example/');
  const failed = Promise.reject(refusal({ code: 'unreachable' }));
  failed.catch(() => undefined);
  hold(failed);
  create();
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(field('404 redirect')).toHaveValue('https://typed.example/');
  hold(Promise.resolve());
  await button('Try again').click();
  await expect.element(button('Save changes')).toBeVisible();
  await expect.element(field('404 redirect')).toHaveValue('https://typed.example/');
});
