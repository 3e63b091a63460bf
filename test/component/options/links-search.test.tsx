import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LinkRecord } from '@/lib/contract/link';

import { findViolations } from '../ui/find-violations';
import { linkTo, openLinks, row, status } from './open-links';

const field = () => page.getByRole('searchbox', { name: 'Search' });

const drawn = async () => new Promise(requestAnimationFrame);

const seasons = [linkTo('spring'), linkTo('summer'), linkTo('autumn')];

test('not every key asks, and how many links fit is told', async () => {
  const { searches } = openLinks(seasons);
  await expect.element(status('3 links')).toBeVisible();
  await userEvent.type(field(), 'summer');
  await expect.element(status('1 link for “summer”')).toBeVisible();
  await expect.element(row('About spring')).not.toBeInTheDocument();
  const onTheWay = new Set(searches().filter((words) => words !== '' && words !== 'summer'));
  expect(onTheWay.size).toBeLessThan('summe'.length);
  expect(await findViolations(document.body)).toEqual([]);
});

test('spaces around the words are no reason to ask', async () => {
  const { searches } = openLinks(seasons);
  await field().fill('spring');
  await expect.element(status('1 link for “spring”')).toBeVisible();
  await field().fill(' spring  ');
  await field().fill(' spring summer');
  await expect.element(status('Nothing found for “spring summer”')).toBeVisible();
  expect(new Set(searches())).toEqual(new Set(['', 'spring', 'spring summer']));
});

test('an answer to older words that comes late is not listened to', async () => {
  const late = Promise.withResolvers<LinkRecord[]>();
  const { searches } = openLinks(seasons, {
    'links.search': async ({ words }) =>
      words === 'spring' ? late.promise : [linkTo('autumn', { title: `For ${words}` })],
  });
  await field().fill('spring');
  await expect.poll(searches).toContain('spring');
  await field().fill('autumn');
  await expect.element(row('For autumn')).toBeVisible();
  late.resolve([linkTo('spring')]);
  // Time enough to draw it, if it were listened to.
  await drawn();
  await drawn();
  expect(row('About spring').elements()).toEqual([]);
  await expect.element(row('For autumn')).toBeVisible();
});

test('links of the words before stay until the answer is there', async () => {
  openLinks(seasons, {
    'links.search': async ({ words }) =>
      words === '' ? seasons : new Promise<never>(() => undefined),
  });
  await expect.element(status('3 links')).toBeVisible();
  await field().fill('spring');
  await expect.element(row('About autumn')).toBeVisible();
});

test('that finds nothing is cleared by keyboard, and the field has the focus', async () => {
  openLinks(seasons);
  await field().fill('winter');
  await expect.element(status('Nothing found for “winter”')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Clear search' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status('3 links')).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('');
});
