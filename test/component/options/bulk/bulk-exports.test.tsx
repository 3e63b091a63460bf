import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { linkTo } from '../links/link-background';
import { button, dropFile, openMany, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

const header = 'Link,Custom Link,Date created,Title,Destination URL,Engagements,Status';

/** An export with a link that is over and one whose alias no link can have. */
const bitly = [
  header,
  'https://bitly.example/spring,,2026-06-01,Spring,https://shop.example/?gclid=1,9,Active',
  'https://bitly.example/summer,,2026-06-01,Summer,https://shop.example/summer,9,Active',
  'https://bitly.example/herbst%C3%BC,,2026-06-01,,https://shop.example/fall,9,Active',
  'https://bitly.example/old,,2020-06-01,,https://shop.example/old,9,Deleted',
].join('\n');

const spring = 'https://short.example/spring';

/** Opens the check of the export, on a service with these links. */
async function check(...taken: string[]) {
  const opened = openMany({
    'link.getMany': ({ shortUrls }) =>
      shortUrls.map((url) => (taken.includes(url) ? linkTo('x', { shortUrl: url }) : null)),
  });
  await expect.element(typedField()).toBeVisible();
  dropFile('links.csv', bitly);
  await expect
    .element(page.getByText('This looks like a Bitly export: 4 links.').first())
    .toBeVisible();
  await review();
  return opened;
}

const group = (title: string) => page.getByRole('group').filter({ hasText: title }).first();

test('an export says what it is, and what becomes of each of its links', async () => {
  const { begun, inputsOf } = await check(spring);
  await expect.element(summary('2 links ready, 2 rows skipped')).toBeVisible();
  await expect.element(group('1 alias is taken')).toMatchTextContent(/Line 2.*spring/s);
  await page.getByText('1 alias can’t be used').click();
  await expect.element(group('can’t be used')).toMatchTextContent(/Random alias.*Line 4.*herbst/s);
  await page.getByText('1 link is archived, expired, deleted or password protected').click();
  await expect.element(group('1 link is archived')).toMatchTextContent(/Skipped.*Line 5.*old/s);
  await expect.element(page.getByText('tracking parameters')).not.toBeInTheDocument();
  expect(await findViolations(document.body)).toEqual([]);
  expect(inputsOf('bulk.begin')).toEqual([]);
  await button('Shorten 2 links').click();
  expect(begun()).toMatchObject([
    [
      { alias: 'summer', url: 'https://shop.example/summer', title: 'Summer' },
      { alias: '', url: 'https://shop.example/fall' },
    ],
  ]);
  expect(inputsOf('bulk.begin')).toMatchObject([{ options: { reuse: false, name: 'links.csv' } }]);
});

test('aliases that are taken get a suffix that is free where the user wants it', async () => {
  const { begun } = await check(spring, `${spring}-2`);
  await page.getByLabelText('Add a suffix').click();
  await expect.element(group('1 alias is taken')).toMatchTextContent(/spring → spring-3/);
  await expect.element(summary('3 links ready, 1 row skipped')).toBeVisible();
  await page.getByLabelText('Skip them').click();
  await expect.element(summary('2 links ready, 2 rows skipped')).toBeVisible();
  await page.getByLabelText('Add a suffix').click();
  await button('Shorten 3 links').click();
  expect(begun()).toMatchObject([
    [
      { alias: 'spring-3', url: 'https://shop.example/?gclid=1' },
      { alias: 'summer' },
      { alias: '' },
    ],
  ]);
});

test('a link that was brought along before is asked for once more, and so found', async () => {
  const known = linkTo('x', {
    shortUrl: spring,
    alias: 'spring',
    longUrl: 'https://shop.example/?gclid=1',
  });
  const { begun } = openMany({
    'link.getMany': ({ shortUrls }) => shortUrls.map((url) => (url === spring ? known : null)),
  });
  await typedField().fill(bitly);
  await review();
  await button('Shorten 3 links').click();
  expect(begun()).toMatchObject([[{ alias: 'spring' }, { alias: 'summer' }, { alias: '' }]]);
});

test('bookmarks keep their addresses, and use the links that there are', async () => {
  const { begun, inputsOf } = openMany();
  await typedField().fill(
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DT><A HREF="https://park.example/?gclid=1&amp;a=b">Park</A>',
  );
  await expect
    .element(page.getByText('These look like browser bookmarks: 1 link.').first())
    .toBeVisible();
  await review();
  await button('Shorten 1 link').click();
  expect(begun()).toMatchObject([[{ url: 'https://park.example/?gclid=1&a=b', title: 'Park' }]]);
  expect(inputsOf('bulk.begin')).toMatchObject([{ options: { reuse: true } }]);
});
