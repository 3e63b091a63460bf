import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { connected } from '../options/fake-services';
import { knownRows, refusal } from './fake-account';
import { alert, button, cell, heading, link, search } from './locators';
import { openAccount } from './open-account';
import { domainRows, pixelRows } from './rows';

// Wide enough for a table; in a narrow window, rows are cards.
beforeEach(async () => page.viewport(1280, 800));

test('the rows of a list come with one request a minute', async () => {
  const { requests, inputsOf } = openAccount('#pixels', pixelRows(3));
  await expect.element(cell('Pixel 1')).toBeVisible();
  await expect.element(page.getByText('1–3 of 3')).toBeVisible();
  expect(requests).toEqual([{ operation: 'listPixels', input: { limit: 100, page: 1 } }]);
  expect(inputsOf('account.read')).toMatchObject([{ within: 60_000 }]);
  expect(await findViolations(document.body)).toEqual([]);
});

test('rows stay when asking anew fails, and *Try again* brings the new ones', async () => {
  let isDown = true;
  const down = () => (isDown ? refusal({ code: 'unreachable' }) : undefined);
  openAccount('#pixels', pixelRows(3), down, knownRows(pixelRows(1), 1));
  await expect
    .element(alert.getByText('Couldn’t refresh. You’re seeing earlier data.'))
    .toBeVisible();
  await expect.element(cell('Pixel 1')).toBeVisible();
  isDown = false;
  await button('Try again').click();
  await expect.element(cell('Pixel 3')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('an empty list says what to do, and what was pressed meanwhile stands where it was', async () => {
  const answer = Promise.withResolvers<void>();
  openAccount('#domains', [], undefined, {
    'account.read': async () => {
      await answer.promise;
      return { value: { items: [], total: 0, nextPage: null }, at: 1 };
    },
  });
  await expect.element(page.getByText('Loading…')).toBeVisible();
  expect(document.querySelectorAll('.row-skeleton')).not.toHaveLength(0);
  const add = page.getByRole('link', { name: 'Add domain' }).element() as HTMLElement;
  const { top, left } = add.getBoundingClientRect();
  answer.resolve();
  await expect.element(page.getByText('No domains yet')).toBeVisible();
  expect(add.getBoundingClientRect()).toMatchObject({ top, left });
  await expect
    .element(page.getByText('Point your domain to your service, then add it here.'))
    .toBeVisible();
  expect(document.querySelectorAll('.row-skeleton')).toHaveLength(0);
  // The same once more, where somebody reads that there is nothing.
  await expect
    .element(
      page.getByRole('region', { name: 'Domains' }).getByRole('link', { name: 'Add domain' }),
    )
    .toHaveAttribute('href', '#domains/new');
  add.click();
  await expect.element(heading('Add domain')).toHaveFocus();
});

test('where a list does not come, the reason stands in its place, and the tools stay', async () => {
  let isDown = true;
  openAccount('#pixels', pixelRows(2), () =>
    isDown ? refusal({ code: 'unreachable' }) : undefined,
  );
  await expect.element(alert.getByText('Couldn’t load your pixels.')).toBeVisible();
  expect(document.querySelectorAll('.row-skeleton')).toHaveLength(0);
  await search.fill('meta');
  isDown = false;
  await button('Refresh').click();
  await expect.element(cell('Pixel 2')).toBeVisible();
  await expect.element(cell('Pixel 1')).not.toBeInTheDocument();
});

test('a refusal is explained with the service’s own sentence', async () => {
  const said = 'Upgrade to use pixels.';
  openAccount('#pixels', [], () => refusal({ code: 'forbidden', said }));
  await expect
    .element(alert.getByText('Your API key or plan doesn’t include pixels.'))
    .toBeVisible();
  await expect.element(alert.getByText(/Upgrade to use pixels/)).toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);
});

test('a permission that was taken away is given in the list', async () => {
  let isAllowed = false;
  const account = openAccount('#pixels', pixelRows(1), () =>
    isAllowed ? undefined : refusal({ code: 'permission_missing' }),
  );
  await expect.element(button('Allow access')).toBeVisible();
  isAllowed = true;
  await button('Allow access').click();
  await expect.element(cell('Pixel 1')).toBeVisible();
  expect(account.calls.origins).toEqual([connected.originPattern]);
});

test.each([
  ['nothing is connected', null, 'Connect your link service'],
  ['there is no account API', { account: 'absent' }, 'Your service doesn’t offer this page.'],
  ['the plan has none', { account: 'refused' }, 'Your API key or plan doesn’t include pixels.'],
] as const)('no request is sent where %s', async (_, apis, sentence) => {
  const connection = apis && {
    ...connected,
    refusal: 'No API for you.',
    apis: { ...connected.apis, ...apis },
  };
  const account = openAccount('#pixels', [], undefined, { 'connection.get': () => connection });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(link('Connect')).toHaveAttribute('href', '#connect');
  expect(account.requests).toEqual([]);
});

test('a row without a number has no buttons, and it is said why', async () => {
  const shared = {
    id: null,
    domain: 'https://shared.example',
    redirectroot: null,
    redirect404: null,
  };
  openAccount('#domains', [...domainRows(1), shared]);
  const row = page.getByRole('row', { name: /shared/ });
  await expect.element(row).toBeVisible();
  expect(row.getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByText(/Read only: shared by your service\./)).toBeVisible();
});

test('a row is opened by its name, with or without one; a star is told and not written', async () => {
  const channel = { description: '', color: '#FFFF00', starred: false };
  const rows = [
    { ...channel, id: '1', name: 'News', starred: true },
    { ...channel, id: '2', name: '' },
  ];
  openAccount('#channels', rows);
  const list = page.getByRole('table');
  await expect
    .element(list.getByRole('link', { name: 'News', exact: true }))
    .toHaveAttribute('href', '#channels/1');
  await expect
    .element(list.getByRole('link', { name: 'Channel 2', exact: true }))
    .toHaveAttribute('href', '#channels/2');
  await expect.element(list.getByRole('cell', { name: 'Yes', exact: true })).toBeVisible();
  await expect.element(list.getByRole('cell', { name: 'No', exact: true })).toBeVisible();
  expect(document.querySelectorAll('.cell-star .icon')).toHaveLength(1);
  expect(await findViolations(document.body)).toEqual([]);
});

test('names are text, whatever is in them, and make nothing wider than the window', async () => {
  const names = [
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '\u202Eevil',
    '🧵'.repeat(50),
    'x'.repeat(10_000),
    'Verzeichnis'.repeat(30),
  ];
  const rows = names.map((name, i) => ({ id: String(i + 1), type: '', name, tag: '', date: null }));
  openAccount('#pixels', rows);
  await expect.element(page.getByText('&lt;b&gt;')).toBeVisible();
  expect(document.querySelector('main img, main b')).toBeNull();
  expect([...document.querySelectorAll('tbody th')].map((th) => th.textContent)).toEqual(names);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await findViolations(document.body)).toEqual([]);
});
