import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LinkRecord } from '@/lib/model/link';

import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
import { asRead } from '../../../fixtures/reader-words';
import { linkTo } from '../links/link-background';
import { button, dropFile, openMany, problems, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

/** A wrong cell, to be corrected. */
const cell = (name: string) => page.getByLabelText(name, { exact: true });

describe('the check', () => {
  test('names what is wrong by line, column and reason, and saves it', async () => {
    const { savedText, begun } = openMany();
    await typedField().fill(
      'url;alias;password;expiry\nhttps://example.com/a;a b;c d;31/12/2026\nftp://x.example;;;\nhttps://example.com/b;spring;sesame;2099-05-04',
    );
    await expect.element(summary('1 link ready, 2 rows skipped')).toBeVisible();
    await review();
    await expect
      .element(problems())
      .toMatchTextContent(
        /Line 2, Alias.*Use only letters.*Line 2, Password:.*Line 2, Expiration.*Use the format YYYY-MM-DD.*Line 3, Destination URL.*Only http/s,
      );
    await expect.element(cell('Line 2, Alias:')).toHaveValue('a b');
    expect(document.body.textContent).not.toContain('sesame');
    expect(await findViolations(document.body)).toEqual([]);
    await button('Export problems (CSV)').click();
    await expect
      .poll(async () => savedText('curtail-problems.csv'))
      .toMatch(/^line,column,value,reason\r\n2,Alias,a b,/);
    expect(await savedText('curtail-problems.csv')).not.toContain('c d');
    await button('Shorten 1 link').click();
    expect(begun()).toMatchObject([
      [{ line: 4, alias: 'spring', password: 'sesame', expiry: '2099-05-04' }],
    ]);
  });

  test('takes corrections of wrong cells where they stand, one row after the other', async () => {
    const { begun } = openMany();
    await typedField().fill('url;alias\nftp://x.example;\nhttps://example.com/b;a b');
    await review();
    await expect.element(summary('No links ready')).toBeVisible();
    await cell('Line 2, Destination URL:').fill('https://example.com/a');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Line 3, Alias:')).toHaveFocus();
    await expect.element(summary('1 link ready, 1 row skipped')).toBeVisible();
    await expect.element(cell('Line 2, Destination URL:')).not.toBeInTheDocument();
    await cell('Line 3, Alias:').fill('still wrong');
    await userEvent.tab();
    await expect.element(summary('1 link ready, 1 row skipped')).toBeVisible();
    await cell('Line 3, Alias:').fill('right');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary('2 links ready')).toBeVisible();
    await button('Shorten 2 links').click();
    expect(begun()).toMatchObject([
      [{ url: 'https://example.com/a' }, { url: 'https://example.com/b', alias: 'right' }],
    ]);
  });

  test('sets aside the same page twice, which can be made all the same', async () => {
    const { begun } = openMany();
    await typedField().fill('https://example.com/a\nhttps://example.com/b\nhttp://example.com/a/');
    await expect.element(summary('2 links ready, 1 row skipped')).toBeVisible();
    await review();
    await page.getByText('1 duplicate row').click();
    const duplicates = page.getByRole('group').filter({ hasText: 'duplicate row' });
    await expect.element(duplicates).toMatchTextContent(/Line 3: same as line 1/);
    await page.getByRole('switch', { name: 'Skip duplicate rows' }).click();
    await expect.element(summary('3 links ready')).toBeVisible();
    await button('Shorten 3 links').click();
    expect(begun()[0]?.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test('tells which pages have a link, lets choose, and says how long each takes', async () => {
    const { inputsOf } = openMany({
      'links.existing': ({ urls }) => urls.map((url) => (url.endsWith('a') ? linkTo('a') : null)),
      'bulk.estimate': ({ links }) => links * 60_000,
    });
    await typedField().fill('https://example.com/a\nhttps://example.com/b');
    await review();
    const sum = '1 link ready, 1 existing link reused, about 1 minute';
    await expect.element(summary(sum)).toBeVisible();
    await page.getByText('1 page already has a short link').click();
    const group = page.getByRole('group', { name: '1 page already has a short link' });
    await expect.element(group.getByLabelText('Use existing links')).toBeChecked();
    expect(await findViolations(document.body)).toEqual([]);
    await group.getByLabelText('Create new links').click();
    await expect.element(summary('2 links ready, about 2 minutes')).toBeVisible();
    await button('Shorten 2 links').click();
    expect(inputsOf('bulk.begin')).toMatchObject([{ options: { reuse: false, ownParts: true } }]);
  });

  test('says nothing of a list that was typed on since', async () => {
    const { begun } = openMany();
    await typedField().fill('https://example.com/a\nhttps://example.com/b');
    await expect.element(summary('2 links ready')).toBeVisible();
    await typedField().fill('https://example.com/a\nhttps://example.com/bc');
    const field = typedField().element();
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }),
    );
    await expect.element(page.getByText('Reading…')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/2 links/);
    await button('Shorten 2 links').click();
    expect(begun()[0]?.map(({ url }) => url)).toEqual([
      'https://example.com/a',
      'https://example.com/bc',
    ]);
  });

  test('says nothing of a list before it was looked up', async () => {
    const lookedUp = Promise.withResolvers<(LinkRecord | null)[]>();
    const { begun } = openMany({ 'links.existing': async () => lookedUp.promise });
    await typedField().fill('https://example.com/a');
    await review();
    await expect.element(page.getByText('Checking…')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/1 link\b/);
    lookedUp.resolve([null]);
    await button('Shorten 1 link').click();
    expect(begun()).toHaveLength(1);
  });

  test.each<[when: string, estimate: () => Promise<null>]>([
    ['where no rate limit is known', async () => null],
    ['where nobody answers', async () => Promise.reject(new Error('gone'))],
  ])('says nothing of that %s', async (_, estimate) => {
    const { inputsOf } = openMany({ 'bulk.estimate': estimate });
    await typedField().fill('https://example.com/a');
    await expect.poll(() => inputsOf('bulk.estimate')).toEqual([{ links: 1, filings: 0 }]);
    const sum = page.getByRole('status').filter({ hasText: '1 link ready' });
    await expect.element(sum).toMatchTextContent(/^1 link ready$/);
  });

  test('looks up in parts: existing links for rows that could get them, short links by their address', async () => {
    const { inputsOf } = openMany({
      'link.getMany': ({ shortUrls }) => shortUrls.map(() => linkTo('spring')),
    });
    await expect.element(typedField()).toBeVisible();
    const rowsTo = (host: string, length: number) =>
      Array.from({ length }, (_, i) => `https://${host}/${i},`);
    const rows = [...rowsTo('example.com', 2500), ...rowsTo('short.example', 1200)];
    dropFile('links.csv', ['url,alias', ...rows, 'https://example.com/x,own'].join('\n'));
    await expect.element(summary(asRead('2,501 links ready, 1,200 rows skipped'))).toBeVisible();
    const existing = inputsOf('links.existing') as { urls: string[] }[];
    expect(existing.map(({ urls }) => urls.length)).toEqual([1000, 1000, 1000, 700]);
    const short = inputsOf('link.getMany') as { shortUrls: string[] }[];
    expect(short.map(({ shortUrls }) => shortUrls.length)).toEqual([1000, 200]);
    expect(inputsOf('links.list')).toEqual([]);
  });

  test('refuses short links of this service', async () => {
    openMany({
      'link.getMany': ({ shortUrls }) =>
        shortUrls.map((url) => (url === linkTo('spring').shortUrl ? linkTo('spring') : null)),
    });
    await typedField().fill('https://short.example/spring\nhttps://short.example/about');
    await expect.element(summary('1 link ready, 1 row skipped')).toBeVisible();
    await review();
    await expect
      .element(problems())
      .toMatchTextContent(/Line 1, Destination URL:\s*This is already a short link/);
  });

  test('takes tracking parameters out as the preferences say, and lets change that; Curtail chooses aliases', async () => {
    const { inputsOf, begun } = openMany({
      'preferences.get': () => samplePreferences({ tracking: { campaign: true } }),
    });
    await typedField().fill('https://example.com/?utm_source=a&b=c');
    await review();
    await expect.element(page.getByText('1 URL contains tracking parameters.')).toBeVisible();
    const strips = page.getByRole('switch', { name: 'Remove tracking parameters' });
    await strips.click();
    await expect.element(strips).not.toBeChecked();
    await expect.element(button('Shorten 1 link')).toBeEnabled();
    await button('Shorten 1 link').click();
    expect(begun()).toMatchObject([[{ url: 'https://example.com/?utm_source=a&b=c' }]]);
    expect(inputsOf('bulk.begin')).toMatchObject([{ options: { ownParts: true } }]);
  });

  test('takes 10,000 rows, draws few of them, and says that the others have to wait', async () => {
    openMany();
    await expect.element(typedField()).toBeVisible();
    const rows = Array.from({ length: 10_002 }, (_, i) => `https://example.com/${i}`);
    dropFile('links.txt', rows.join('\n'));
    await expect.element(summary(asRead('10,000 links ready, 2 rows skipped'))).toBeVisible();
    await review();
    await expect.element(page.getByText(/The last 2 rows will be skipped/)).toBeVisible();
    expect(document.querySelectorAll('*').length).toBeLessThan(1000);
  });

  test('has nothing to shorten when no row is ready', async () => {
    const { begun } = openMany();
    await typedField().fill('nothing');
    await expect.element(summary('No links ready, 1 row skipped')).toBeVisible();
    await review();
    await expect.element(button('Shorten')).toHaveAttribute('aria-disabled', 'true');
    (button('Shorten').element() as HTMLElement).click();
    expect(begun()).toEqual([]);
  });
});
