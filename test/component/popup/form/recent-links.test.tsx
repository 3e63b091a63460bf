import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { LinkRecord } from '@/lib/model/link';

import { connection, link, page as webPage } from '../../../fixtures/popup-state';
import { formState } from '../fake-services';
import { button, field } from '../locators';
import { openPopup } from '../open-popup';
import { places } from '../places';

const linkNamed = (alias: string, changes: Partial<LinkRecord> = {}): LinkRecord => ({
  ...link,
  shortUrl: `https://short.example/${alias}`,
  title: `About ${alias}`,
  ...changes,
});

const known = [
  linkNamed('one'),
  linkNamed('off', { status: 'disabled' }),
  linkNamed('two'),
  linkNamed('three'),
  linkNamed('four'),
];
const counts = { all: 5, working: 4, off: 1, expiring: 0, protected: 0, elsewhere: 0 };
const answers = { 'links.list': () => ({ links: known, total: 5, counts, hosts: [] }) };

const withoutFolders = { ...connection, apis: { ...connection.apis, account: 'absent' as const } };
const blocked = { ...webPage, url: '', problem: 'browser_page' as const };
const list = page.getByRole('list', { name: 'Recent links' });
const rows = list.getByRole('button');

beforeEach(async () => page.viewport(360, 560));

describe('links that were made last', () => {
  test('stand below the form, those that work, and each is copied by its row', async () => {
    const { copied } = await openPopup(formState({ connection: withoutFolders }), answers);
    await expect.poll(() => rows.elements().length).toBe(3);
    const row = page.getByRole('button', { name: 'Copy short.example/two' });
    await row.click();
    expect(copied).toEqual(['https://short.example/two']);
    const said = page.getByRole('status').filter({ hasText: 'Copied https://short.example/two' });
    await expect.element(said).toBeInTheDocument();
    expect(list.element().textContent).not.toContain('off');
  });

  test('stand below that of a page that cannot be shortened, too, and move nothing as they come', async () => {
    const links = Promise.withResolvers<ReturnType<(typeof answers)['links.list']>>();
    await openPopup(formState({ page: blocked }), { 'links.list': async () => links.promise });
    await expect.element(field('Channel')).toBeVisible();
    const before = places('.field, .folders, .screen-foot');
    links.resolve(answers['links.list']());
    await expect.poll(() => rows.elements().length).toBe(3);
    expect(places('.field, .folders, .screen-foot')).toEqual(before);
  });

  test.each([
    ['in a private window', { page: { ...webPage, private: true }, connection: withoutFolders }],
    [
      'beside a link that there is',
      { asked: { kind: 'choose' as const }, existing: link, connection: withoutFolders },
    ],
    ['beside lists of folders, where there is no room', {}],
  ])('%s are not even asked for', async (_where, state) => {
    const { inputsOf } = await openPopup(formState(state), answers);
    await expect.element(button('Shorten')).toBeVisible();
    // By then, what is read later is there, and the browser had nothing to do for a while.
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect([list.query(), inputsOf('links.list')]).toEqual([null, []]);
  });
});
