import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { linkHeadings, linkRow } from '@/components/options/links/list/export-csv';
import { AppError } from '@/lib/model/errors';
import type { LinkPage } from '@/lib/model/link-query';
import { guessBulkColumns } from '@/lib/runs/input/columns';

import { asRead } from '../../../fixtures/reader-words';
import { linkTo, manyLinks, pageOf } from './link-background';
import { button, inWideWindow, openLinks, status } from './open-links';

inWideWindow();

const save = () => button('Export CSV');

test('all that was found is saved, a thousand at a time', async () => {
  const links = manyLinks(2500).with(1, linkTo('n1', { title: '=1+1' }));
  const { calls, queries } = openLinks(links);
  await page.getByRole('searchbox').fill('n1');
  await expect.element(status(asRead('1,111 links for “n1”'))).toBeVisible();
  await save().click();
  await expect.element(status(asRead('1,111 links exported'))).toBeVisible();
  const [file] = calls.files;
  expect(file?.name).toMatch(/^curtail-links-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await file?.content.arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1112);
  // No cell of it is a formula.
  expect(lines[1]).toContain(",'=1+1,");
  expect(lines[0]).toMatch(/^\uFEFFShort link,Destination URL,Title,Created,/);
  expect(queries().filter(({ count }) => count === 1000)).toMatchObject([
    { words: 'n1', from: 0 },
    { words: 'n1', from: 1000 },
  ]);
});

test('how far it is can be seen, and Cancel ends it', async () => {
  const second = Promise.withResolvers<LinkPage>();
  const links = manyLinks(2500);
  const { calls, queries } = openLinks(links, {
    'links.list': async (query) =>
      query.from === 1000 && query.count === 1000 ? second.promise : pageOf(links, query),
  });
  await save().click();
  await expect.element(status(asRead('1,000 of 2,500…'))).toBeVisible();
  await expect.element(button('Cancel')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const before = queries().length;
  second.resolve(
    pageOf(links, {
      words: '',
      filter: 'all',
      host: null,
      order: 'newest',
      from: 1000,
      count: 1000,
    }),
  );
  await expect.element(save()).toHaveFocus();
  await expect.element(status(asRead('2,500 links'))).toBeVisible();
  expect(queries()).toHaveLength(before);
  expect(calls.files).toEqual([]);
});

test('a failure is said', async () => {
  const links = manyLinks(3);
  openLinks(links, {
    'links.list': (query) => {
      if (query.count === 1000) throw new AppError({ code: 'internal' });
      return pageOf(links, query);
    },
  });
  await save().click();
  await expect.element(status('Couldn’t export. Something went wrong in Curtail.')).toBeVisible();
});

test('nothing is saved where there is nothing', async () => {
  const { calls } = openLinks([]);
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  (save().element() as HTMLElement).click();
  await expect.element(status('No links yet')).toBeVisible();
  expect(calls.files).toEqual([]);
});

test('a row holds what its heading says', () => {
  const link = linkTo('spring', {
    createdAt: new Date(2026, 10, 18, 9, 5).getTime(),
    alias: 'spring',
    domain: 'go.example',
    expiry: '2026-11-21',
    hasPassword: true,
    filing: [
      { kind: 'campaign', id: '1', name: 'Letters', state: 'done' },
      { kind: 'channel', id: '1', name: 'News', state: 'done' },
      { kind: 'channel', id: '2', name: 'Friends', state: 'done' },
      { kind: 'channel', id: '3', name: 'Wanted', state: 'failed' },
    ],
    told: { at: 1, visits: 128, lastAccessed: '2026-11-19 10:03:22', before: null, gone: false },
  });
  const row = linkRow(link, '2026-11-20');
  expect(Object.fromEntries(linkHeadings.map((heading, i) => [heading, row[i]]))).toEqual({
    'Short link': 'https://short.example/spring',
    'Destination URL': 'https://example.com/a-page-about/spring',
    Title: 'About spring',
    Created: '2026-11-18 09:05',
    'Created elsewhere': 'No',
    Alias: 'spring',
    Domain: 'go.example',
    Expiration: '2026-11-21',
    'Password protected': 'Yes',
    Status: 'Active',
    Campaign: 'Letters',
    Channels: 'News, Friends',
    Visits: '128',
    'Last visit': '2026-11-19 10:03:22',
    Service: 'https://short.example',
  });
});

test('what is not known is blank', () => {
  const { told: _told, ...link } = linkTo('spring', { createdAt: 0, longUrl: '', elsewhere: true });
  const row = linkRow(link, '2026-11-20');
  expect(linkHeadings.filter((_, index) => row[index] === '')).toEqual(
    'Destination URL,Created,Alias,Domain,Expiration,Campaign,Channels,Visits,Last visit'.split(
      ',',
    ),
  );
});

test('a password that the service has not confirmed is not called a protection', () => {
  const link = linkTo('spring', { hasPassword: true, unconfirmed: ['password'] });
  expect(linkRow(link, '2026-11-20')[linkHeadings.indexOf('Password protected')]).toBe(
    'Unconfirmed',
  );
});

test('what was exported can be shortened once more', () => {
  const table = [linkHeadings, linkRow(linkTo('spring'), '2026-11-20')];
  const { columns } = guessBulkColumns(table);
  const taken = linkHeadings.map((heading, i) => [columns[i], heading]);
  expect(taken.filter(([column]) => column !== null)).toEqual([
    ['url', 'Destination URL'],
    ['title', 'Title'],
    ['alias', 'Alias'],
    ['domain', 'Domain'],
    ['expiry', 'Expiration'],
    ['campaign', 'Campaign'],
    ['channel', 'Channels'],
  ]);
});
