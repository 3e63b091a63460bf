import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { sampleBulkResult } from '../../../fixtures/bulk';
import { findViolations } from '../../../fixtures/find-violations';
import { button, openDone, openMany, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 1000));

const channels = {
  value: {
    items: ['News', 'Ads'].map((name, at) => ({ id: String(at + 1), name })),
    total: null,
    nextPage: null,
  },
  at: Date.now(),
};

test('a list becomes one link for each channel, tagged and named by it, filed where there is one', async () => {
  const { begun } = openMany({ 'account.read': () => channels });
  await typedField().fill('https://example.com/spring\nhttps://example.com/fall');
  await page.getByText('One link for each channel').click();
  await button('News').click();
  await page.getByRole('textbox', { name: 'Channels or other names' }).fill('News\nPoster wall');
  await expect.element(page.getByText('One link for each channel: 2 × 2 = 4')).toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);
  await review();
  await button('Shorten 4 links').click();
  const news = { kind: 'channel', id: '1', name: 'News' };
  const at = (path: string) => `https://example.com/${path}?utm_source=`;
  await expect.poll(begun).toMatchObject([
    [
      { line: 1, url: `${at('spring')}news`, alias: 'spring-news', channel: news },
      { line: 2, url: `${at('spring')}poster-wall`, alias: 'spring-poster-wall', channel: null },
      { line: 3, url: `${at('fall')}news`, alias: 'fall-news', channel: news },
      { line: 4, url: `${at('fall')}poster-wall`, alias: 'fall-poster-wall', channel: null },
    ],
  ]);
});

const news = { kind: 'channel', id: '1', name: '=News' } as const;
const results = [
  sampleBulkResult(1, { url: 'https://example.com/a?id=1&utm_source=news', channel: news }),
  sampleBulkResult(2, { url: 'https://example.com/a?id=1&utm_source=ads' }),
  sampleBulkResult(3, { url: 'https://example.com/b?utm_source=news', channel: news }),
  sampleBulkResult(4, { url: 'https://example.com/b', state: 'failed', shortUrl: null }),
];

test('the sheet has an address a row and a channel a column, as a table, in Markdown, and as codes to be printed', async () => {
  const { calls } = openDone(results);
  const lastText = () => calls.copied.at(-1)?.text;
  await button('Copy as').click();
  await page.getByRole('menuitem', { name: 'Markdown table' }).click();
  await expect.element(summary('Copied')).toBeVisible();
  expect(lastText()).toBe(
    [
      "| Destination URL | '=News | ads |",
      '| --- | --- | --- |',
      '| <https://example.com/a?id=1> | <https://short.example/s1> | <https://short.example/s2> |',
      '| <https://example.com/b> | <https://short.example/s3> |  |',
    ].join('\n'),
  );
  await button('Copy as').click();
  await page.getByRole('menuitem', { name: 'Table', exact: true }).click();
  await expect.poll(lastText).toContain('https://short.example/s1\thttps://');
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  onTestFinished(() => {
    dispatchEvent(new Event('afterprint'));
  });
  await button('Print sheet').click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const captions = [...document.querySelectorAll('.print-sheet figcaption')].map((each) =>
    [...each.children].map(({ textContent }) => textContent),
  );
  expect(captions).toEqual([
    ['=News', 'short.example/s1'],
    ['ads', 'short.example/s2'],
    ['=News', 'short.example/s3'],
  ]);
});
