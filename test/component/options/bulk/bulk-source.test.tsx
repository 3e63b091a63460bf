import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { button, dropFile, openMany, review, summary, typedField } from './open-bulk';

// Wide enough for the sidebar to be there.
beforeEach(async () => page.viewport(1280, 900));

const column = (number: number) => page.getByRole('combobox', { name: `Column ${number}` });

describe('where a list comes from', () => {
  test('nothing yet: what can be done is said, and nothing is asked for; then pasted lines', async () => {
    const { begun, inputsOf } = openMany();
    await expect.element(button('Use open tabs')).toBeVisible();
    await expect.element(page.getByText(/Nothing is sent until you start/)).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    expect(inputsOf('account.read')).toEqual([]);
    await typedField().fill('https://example.com/a\nexample.com/b\n');
    await expect.element(summary('2 links ready')).toBeVisible();
    await review();
    await button('Shorten 2 links').click();
    expect(begun()).toMatchObject([
      [
        { line: 1, url: 'https://example.com/a' },
        { line: 2, url: 'https://example.com/b' },
      ],
    ]);
  });

  test('a table from a spreadsheet, whose columns can be changed', async () => {
    const { begun } = openMany();
    await typedField().fill(
      'About a\thttps://example.com/a\tspring\nAbout b\thttps://b.example\tx',
    );
    await expect.element(column(2)).toHaveDisplayValue('Destination URL');
    await expect.element(column(3)).toHaveDisplayValue('Ignore');
    expect(await findViolations(document.body)).toEqual([]);
    await column(1).selectOptions('Title');
    await column(3).selectOptions('Alias');
    await review();
    await button('Shorten 2 links').click();
    expect(begun()[0]?.[0]).toMatchObject({ title: 'About a', alias: 'spring', line: 1 });
  });

  test('a text, a table with or without headings, a list: as it looks, and otherwise where that is wrong', async () => {
    openMany();
    await typedField().fill('Have a look:\nhttps://example.com/a and www.example.org.\nSee you');
    await expect.element(summary('2 links ready')).toBeVisible();
    await expect.element(page.getByText('2 lines contain no URL.')).toBeVisible();

    await typedField().fill('url\talias\nhttps://example.com/a\tb');
    await expect.element(summary('1 link ready')).toBeVisible();
    await page.getByRole('switch', { name: 'First row contains column names' }).click();
    await expect.element(summary('1 link ready, 1 row skipped')).toBeVisible();
    await column(2).selectOptions('Destination URL');
    await expect.element(column(1)).toHaveDisplayValue('Ignore');

    await typedField().fill('https://example.com/a,b\nhttps://example.com/c,d');
    await expect.element(summary('2 links ready')).toBeVisible();
    await expect.element(page.getByText('2 rows, read as a list')).toBeVisible();
    await button('Read as table').click();
    await expect.element(column(2)).toHaveDisplayValue('Ignore');
    await expect.element(page.getByText('2 rows, 2 columns, read as a table')).toBeVisible();
    await button('Read as list').click();
    await expect.element(page.getByText('2 rows, read as a list')).toBeVisible();
  });

  test('passwords are in no cell that is drawn', async () => {
    openMany();
    await expect.element(typedField()).toBeVisible();
    dropFile('links.csv', 'url;password\nhttps://example.com/a;geheim');
    await expect.element(page.getByText('••••')).toBeVisible();
    // They are no secret to whoever reads the logs of the service.
    await expect.element(page.getByText(/its logs may contain them/)).toBeVisible();
    await expect.element(summary('1 link ready')).toBeVisible();
    expect(document.body.textContent).not.toContain('geheim');
  });
});

describe('the tabs of this window', () => {
  test('become a table of addresses and titles; what cannot be shortened is counted', async () => {
    const { calls, begun } = openMany(
      {},
      {
        tabsHere: async () => [
          { url: 'https://example.com/a', title: 'About "a"\tand b' },
          { url: 'chrome://version', title: 'Version' },
          { url: `${location.origin}/options.html`, title: 'Curtail' },
        ],
      },
    );
    await button('Use open tabs').click();
    await expect.element(summary('1 link ready')).toBeVisible();
    await expect.element(summary(/1 tab was skipped/)).toBeVisible();
    expect(calls.permissions).toEqual(['tabs']);
    await review();
    await button('Shorten 1 link').click();
    expect(begun()[0]).toMatchObject([{ url: 'https://example.com/a', title: 'About "a" and b' }]);
  });

  test('without the permission: that is said', async () => {
    openMany({}, { requestPermission: async () => false });
    await button('Use open tabs').click();
    await expect.element(summary(/needs permission to see your tabs’ URLs/)).toBeVisible();
  });
});

describe('what is put together', () => {
  test('is still there after a look at another screen, and forgotten when the connection is revoked', async () => {
    let connection: typeof connected | null = connected;
    openMany({ 'connection.get': () => connection });
    const look = async (screen: string) => page.getByRole('link', { name: screen }).first().click();
    await typedField().fill('https://example.com/a');
    await look('Preferences');
    await look('Bulk shorten');
    await expect.element(typedField()).toHaveValue('https://example.com/a');
    await expect.element(summary('1 link ready')).toBeVisible();
    await look('Preferences');
    connection = null;
    await look('Bulk shorten');
    await expect.element(page.getByText('Connect your link service')).toBeVisible();
    await look('Preferences');
    connection = connected;
    await look('Bulk shorten');
    await expect.element(typedField()).toHaveValue('');
  });

  test('is gone from here once the job has it', async () => {
    openMany();
    await typedField().fill('url;password\nhttps://example.com/a;geheim');
    await review();
    await button('Shorten 1 link').click();
    await expect.element(button('Pause')).toBeVisible();
    await page.getByRole('link', { name: 'Preferences' }).click();
    await page.getByRole('link', { name: 'Bulk shorten' }).click();
    await expect.element(button('Pause')).toBeVisible();
    expect(document.body.textContent).not.toContain('geheim');
  });
});

describe('without what it needs', () => {
  test('the API, it says so', async () => {
    const apis = { account: 'available', shortUrl: 'absent' } as const;
    openMany({ 'connection.get': () => ({ ...connected, apis }) });
    await expect.element(page.getByText('This service can’t create links')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Connect' }))
      .toBeVisible();
  });

  test('the permission, it asks for it', async () => {
    let hasOrigin = false;
    const { calls } = openMany(
      {},
      {
        hasOrigin: async () => hasOrigin,
        requestOrigin: async (origin) => {
          calls.origins.push(origin);
          hasOrigin = true;
          return true;
        },
      },
    );
    await button('Allow access').click();
    await expect.element(typedField()).toBeVisible();
    expect(calls.origins).toEqual([connected.originPattern]);
  });
});
