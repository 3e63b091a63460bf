import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LinkPage } from '@/lib/model/link-query';

import { findViolations } from '../../../fixtures/find-violations';
import { linkTo, pageOf } from './link-background';
import {
  backToLinks,
  button,
  drawn,
  inWideWindow,
  nameOfLink,
  openLinks,
  row,
  status,
} from './open-links';

inWideWindow();

const field = () =>
  page.getByRole('searchbox', { name: 'Search titles, URLs, campaigns and channels' });

const seasons = [
  linkTo('spring', { hasPassword: true }),
  linkTo('summer', { status: 'disabled' }),
  linkTo('autumn', { shortUrl: 'https://go.example/autumn' }),
];

describe('the search', () => {
  test('asks with every key, tells how many links fit, and is cleared by keyboard where none does', async () => {
    const { queries } = openLinks(seasons);
    await expect.element(status('3 links')).toBeVisible();
    await userEvent.type(field(), 'summer');
    await expect.element(status('1 link for “summer”')).toBeVisible();
    await expect.element(row('About spring')).not.toBeInTheDocument();
    const keys = ['s', 'su', 'sum', 'summ', 'summe', 'summer'];
    expect(queries().flatMap(({ words }) => (words === '' ? [] : [words]))).toEqual(keys);
    expect(await findViolations(document.body)).toEqual([]);
    await field().fill('winter');
    await expect.element(status('No results for “winter”')).toBeVisible();
    (button('Clear search').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status('3 links')).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
  });

  test('does not ask for spaces around the words', async () => {
    const { queries } = openLinks(seasons);
    await field().fill('spring');
    await expect.element(status('1 link for “spring”')).toBeVisible();
    await field().fill(' spring  ');
    await field().fill(' spring summer');
    await expect.element(status('No results for “spring summer”')).toBeVisible();
    expect(new Set(queries().map(({ words }) => words))).toEqual(
      new Set(['', 'spring', 'spring summer']),
    );
  });

  test('does not listen to an answer to older words that comes late', async () => {
    const late = Promise.withResolvers<LinkPage>();
    const { queries } = openLinks(seasons, {
      'links.list': async (query) =>
        query.words === 'spring'
          ? late.promise
          : pageOf([linkTo('autumn', { title: `For ${query.words}` })], query),
    });
    await field().fill('spring');
    await expect.poll(() => queries().at(-1)?.words).toBe('spring');
    await field().fill('autumn');
    await expect.element(row('For autumn')).toBeVisible();
    const [, query] = queries();
    if (query !== undefined) late.resolve(pageOf(seasons, query));
    await drawn();
    expect(row('About spring').elements()).toEqual([]);
    await expect.element(row('For autumn')).toBeVisible();
  });

  test('leaves the links of the words before until the answer is there', async () => {
    openLinks(seasons, {
      'links.list': async (query) =>
        query.words === '' ? pageOf(seasons, query) : new Promise<never>(() => undefined),
    });
    await expect.element(status('3 links')).toBeVisible();
    await field().fill('spring');
    await expect.element(row('About autumn')).toBeVisible();
  });
});

const filter = (name: RegExp) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name });

describe('the filters', () => {
  test('each with how many there are, and which one is on', async () => {
    openLinks(seasons);
    await expect.element(filter(/^All 3$/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(filter(/^Active 2$/)).toHaveAttribute('aria-pressed', 'false');
    await expect.element(filter(/^Created elsewhere 0$/)).toBeVisible();
    await filter(/^Disabled 1$/).click();
    await expect.element(status('1 link')).toBeVisible();
    await expect.element(row('About summer')).toBeVisible();
    await expect.element(filter(/^Disabled/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(filter(/^Disabled/)).toHaveFocus();
    expect(location.hash).toBe('#links/off');
  });

  test('one is opened by its address, and so is all by the sidebar; without a link it offers all of them', async () => {
    openLinks(seasons, {}, '#links/protected');
    await expect.element(status('1 link')).toBeVisible();
    await expect.element(filter(/^Password protected/)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Links', exact: true }).click();
    await expect.element(status('3 links')).toBeVisible();
    location.hash = '#links/elsewhere';
    await expect.element(status('No links')).toBeVisible();
    await button('Clear filters').click();
    await expect.element(status('3 links')).toBeVisible();
    await expect.element(field()).toHaveFocus();
  });

  test('and the words are still there after a look at a link', async () => {
    openLinks(seasons, {}, '#links/off');
    await field().fill('summer');
    await nameOfLink('summer').click();
    await backToLinks().click();
    await expect.element(status('1 link for “summer”')).toBeVisible();
    await expect.element(field()).toHaveValue('summer');
    expect(location.hash).toBe('#links/off');
  });

  test('one whose address comes before the first frame is shown', async () => {
    openLinks(seasons);
    history.replaceState(null, '', '#links/protected');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await expect.element(filter(/^Password protected/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(status('1 link')).toBeVisible();
  });
});

describe('beside them', () => {
  test('the order is chosen, and a domain where there are several', async () => {
    const { queries } = openLinks(seasons);
    await page.getByLabelText('Sort by').selectOptions('Oldest first');
    await expect.poll(() => queries().at(-1)?.order).toBe('oldest');
    const list = page.getByRole('main').getByRole('list', { name: 'Links' });
    await expect.element(list.getByRole('listitem').first()).toMatchTextContent(/About autumn/);
    await page.getByLabelText('Domain').selectOptions('go.example');
    await expect.element(status('1 link')).toBeVisible();
    await expect.element(row('About autumn')).toBeVisible();
  });

  test('no domain is asked for where there is one', async () => {
    openLinks([linkTo('spring')]);
    await expect.element(status('1 link')).toBeVisible();
    expect(page.getByLabelText('Domain').elements()).toEqual([]);
  });
});
