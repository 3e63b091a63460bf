import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { connected } from '../options/fake-services';
import { openOptions } from '../options/open-options';
import { fakeAccount, refusal } from './fake-account';
import { domainRows, pixelRows } from './rows';

const cell = (name: string) => page.getByRole('rowheader', { name, exact: true });
const alert = () => page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search pixels' });

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

test('what is known is there before the answer', async () => {
  const { promise: never } = Promise.withResolvers<never>();
  const account = fakeAccount([], undefined, { 'account.read': async () => never });
  account.remember(pixelRows(2), 1);
  openOptions(account.services, '#pixels');
  await expect.element(cell('Pixel 2')).toBeVisible();
});

test('rows stay when asking anew fails, and *Try again* brings the new ones', async () => {
  let isDown = true;
  const account = fakeAccount(pixelRows(3), () =>
    isDown ? refusal({ code: 'unreachable' }) : undefined,
  );
  account.remember(pixelRows(1), 1);
  openOptions(account.services, '#pixels');
  await expect
    .element(alert().getByText('Couldn’t refresh. You’re seeing earlier data.'))
    .toBeVisible();
  await expect.element(cell('Pixel 1')).toBeVisible();
  isDown = false;
  await button('Try again').click();
  await expect.element(cell('Pixel 3')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an empty list says what to do, and what was pressed meanwhile stands where it was', async () => {
  const answer = Promise.withResolvers<void>();
  openAccount('#domains', [], undefined, {
    'account.read': async () => {
      await answer.promise;
      return { value: { items: [], total: 0, nextPage: null }, at: 1 };
    },
  });
  await expect.element(page.getByText('Loading your domains…')).toBeVisible();
  expect(document.querySelectorAll('.row-skeleton')).not.toHaveLength(0);
  const link = page.getByRole('link', { name: 'Add domain' }).element() as HTMLElement;
  const { top, left } = link.getBoundingClientRect();
  answer.resolve();
  await expect.element(page.getByText('No domains yet')).toBeVisible();
  expect(link.getBoundingClientRect()).toMatchObject({ top, left });
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
  link.click();
  await expect.element(page.getByRole('heading', { name: 'Add domain' })).toHaveFocus();
});

test('where a list does not come, the reason stands in its place, and the tools stay', async () => {
  let isDown = true;
  openAccount('#pixels', pixelRows(2), () =>
    isDown ? refusal({ code: 'unreachable' }) : undefined);
  await expect.element(alert().getByText('Couldn’t load your pixels.')).toBeVisible();
  expect(document.querySelectorAll('.row-skeleton')).toHaveLength(0);
  await search().fill('meta');
  isDown = false;
  await button('Refresh').click();
  await expect.element(cell('Pixel 2')).toBeVisible();
  await expect.element(cell('Pixel 1')).not.toBeInTheDocument();
});

test('a refusal is explained with the service’s own sentence', async () => {
  const said = 'Upgrade to use pixels.';
  openAccount('#pixels', [], () => refusal({ code: 'forbidden', said }));
  await expect
    .element(alert().getByText('Your API key or plan doesn’t include pixels.'))
    .toBeVisible();
  await expect.element(alert().getByText(/Upgrade to use pixels/)).toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);
});

test('a permission that was taken away is given in the list', async () => {
  let isAllowed = false;
  const account = openAccount('#pixels', pixelRows(1), () =>
    isAllowed ? undefined : refusal({ code: 'permission_missing' }));
  await expect.element(button('Allow access')).toBeVisible();
  isAllowed = true;
  await button('Allow access').click();
  await expect.element(cell('Pixel 1')).toBeVisible();
  expect(account.calls.origins).toEqual([connected.originPattern]);
});

test.each([
  ['nothing is connected', null, 'Connect to your link service to see your pixels.'],
  ['there is no account API', { account: 'absent' }, 'This service has no account API.'],
  ['the plan has none', { account: 'refused' }, 'Your API key or plan doesn’t include pixels.'],
] as const)('no request is sent where %s', async (_, apis, sentence) => {
  const connection = apis && {
    ...connected,
    refusal: 'No API for you.',
    apis: { ...connected.apis, ...apis },
  };
  const account = openAccount('#pixels', [], undefined, { 'connection.get': () => connection });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Connect' }))
    .toHaveAttribute('href', '#connect');
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

test('names are text, whatever is in them', async () => {
  const names = [
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '\u202Eevil',
    '🧵'.repeat(50),
    'x'.repeat(10_000),
  ];
  const rows = names.map((name, i) => ({ id: String(i + 1), type: '', name, tag: '', date: null }));
  openAccount('#pixels', rows);
  await expect.element(page.getByText('&lt;b&gt;')).toBeVisible();
  expect(document.querySelector('main img, main b')).toBeNull();
  expect([...document.querySelectorAll('tbody th')].map((th) => th.textContent)).toEqual(names);
});

test.each([320, 1280])('nothing is wider than a window of %i pixels', async (width) => {
  await page.viewport(width, 640);
  const rows = ['1', '2', '3'].map((id) => ({
    id,
    type: '',
    name: 'Verzeichnis'.repeat(30),
    tag: '',
    date: null,
  }));
  openAccount('#pixels', rows);
  await expect.element(page.getByText('1–3 of 3')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await findViolations(document.body)).toEqual([]);
});

test('the list is worked by keyboard', async () => {
  openAccount('#pixels', pixelRows(2));
  await expect.element(cell('Pixel 1')).toBeVisible();
  (page.getByRole('link', { name: 'New pixel' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('meta{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Edit Pixel 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Edit Pixel 2' })).toHaveFocus();
});
