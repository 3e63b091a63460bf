import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError, type ErrorReport } from '@/lib/model/errors';

import { sampleBulkResult } from '../../../fixtures/bulk';
import { findViolations } from '../../../fixtures/find-violations';
import { link } from '../../../fixtures/popup-state';
import { samplePreferences } from '../../../fixtures/preferences';
import { asRead } from '../../../fixtures/reader-words';
import { hostile } from './hostile';
import { bulkJob, button, dropFile, openDone, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

const failed = { state: 'failed', shortUrl: null } as const;

const four = [
  sampleBulkResult(2, { alias: 'spring', expiry: '2027-01-01', hasPassword: true }),
  sampleBulkResult(3, { state: 'existing', channel: { kind: 'channel', id: '5', name: 'News' } }),
  sampleBulkResult(5, { ...failed, error: { code: 'timeout' }, hasPassword: true, title: '=1+1' }),
  sampleBulkResult(6, {
    ...failed,
    error: { code: 'conflict', said: '<b>Taken</b>' },
    alias: '-x',
  }),
];

describe('the end of a job', () => {
  test('says what came of it, and what failed and why; saves and copies it as the preferences say', async () => {
    const { savedText, calls } = openDone(four, {
      'preferences.get': () => samplePreferences({ copyFormat: 'markdown' }),
    });
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect.element(heading).toHaveTextContent('1 link created, 1 already existed, 2 failed');
    const figures = page.getByRole('definition');
    expect(figures.elements().map(({ textContent }) => textContent)).toEqual(
      ['1', '1', '2'].map(asRead),
    );
    await page.getByText('2 rows failed').click();
    await expect
      .element(page.getByRole('group'))
      .toMatchTextContent(
        /Line 5: Your service took too long.*Line 6: Your service says: “<b>Taken/s,
      );
    expect(await findViolations(document.body)).toEqual([]);

    await button('Download results (CSV)').click();
    await expect.element(summary('Saved to your downloads folder')).toBeVisible();
    expect(await savedText('curtail-results.csv')).toBe(
      [
        'line,url,short link,state,reason,alias,expiry,domain,password protected,campaign,channel',
        '2,https://example.com/2,https://short.example/s2,created,,spring,2027-01-01,,yes,,',
        '3,https://example.com/3,https://short.example/s3,existing,,,,,no,,News',
        '5,https://example.com/5,,failed,Your service took too long to respond.,,,,yes,,',
        "6,https://example.com/6,,failed,Your service says: “<b>Taken</b>”,'-x,,,no,,",
        '',
      ].join('\r\n'),
    );
    expect(calls.files[0]?.content.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array((await calls.files[0]?.content.arrayBuffer()) ?? []);
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);

    await button('Copy all links').click();
    await expect.element(summary('Copied')).toBeVisible();
    expect(calls.copied[0]?.text).toBe(
      '- [example.com/2](https://short.example/s2)\n- [example.com/3](https://short.example/s3)',
    );
  });

  test('names links that were created but not added', async () => {
    openDone([sampleBulkResult(2, { error: { code: 'forbidden' } }), sampleBulkResult(3)]);
    await page.getByText('1 link was created but not added to its campaign or channel').click();
    await expect.element(page.getByRole('group')).toMatchTextContent(/Line 2: Your API key/);
  });

  test('names links that may lack what was asked for apart from those, with what to do', async () => {
    const channel = { kind: 'channel', id: '5', name: 'News' } as const;
    const unsure = (line: number, error: ErrorReport) => sampleBulkResult(line, { error, channel });
    openDone([
      unsure(2, { code: 'not_confirmed', field: 'password' }),
      unsure(3, { code: 'not_confirmed', field: 'expiry' }),
      unsure(4, { code: 'wrong_host', field: 'domain', link }),
      unsure(5, { code: 'not_confirmed', link }),
      unsure(6, { code: 'not_confirmed' }),
    ]);
    const lists = page.getByRole('group');
    await page.getByText('4 links may differ from your list').click();
    await expect
      .element(lists.first())
      .toMatchTextContent(
        /Line 2: .*the password you entered.*short\.example\/s2.*Line 3: .*the expiration.*Line 4: .*on a different domain than you chose.*Line 5: .*didn’t confirm its destination.*Check them before sharing\./s,
      );
    await expect.element(lists.first()).not.toMatchTextContent(/Line 6/);
    await page.getByText('1 link was created but not added to its campaign or channel').click();
    await expect.element(lists.last()).toMatchTextContent(/Line 6: Your service didn’t confirm/);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('saves the failures, which can be mended and dropped again, and no password', async () => {
    const { savedText } = openDone(four);
    await expect.element(page.getByText(/Passwords aren’t included/)).toBeVisible();
    await button('Download failed rows (CSV)').click();
    await expect.poll(async () => savedText('curtail-failures.csv')).toBeDefined();
    const text = (await savedText('curtail-failures.csv')) ?? '';
    expect(text.split('\r\n')[0]).toBe(
      'url,title,alias,password,expiry,domain,campaign,channel,line,reason',
    );
    expect(text).toContain(`,'=1+1,`);
    await button('New list').click();
    dropFile('curtail-failures.csv', text);
    // One asks for its password, one is as it was.
    await expect.element(summary('1 link ready, 1 row skipped')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '=1+1', exact: true })).toBeVisible();
    await review();
    await expect.element(page.getByText(/Line 2, Password/)).toBeVisible();
  });

  test('asks for results in parts', async () => {
    const many = Array.from({ length: 2500 }, (_, i) => sampleBulkResult(i + 1));
    const { inputsOf, savedText } = openDone(many);
    await button('Download results (CSV)').click();
    await expect.element(summary('Saved to your downloads folder')).toBeVisible();
    const parts = inputsOf('bulk.results').map((input) => (input as { from: number }).from);
    expect(new Set(parts)).toEqual(new Set([0, 1000, 2000]));
    expect((await savedText('curtail-results.csv'))?.split('\r\n')).toHaveLength(2502);
  });

  test('says when it could not be copied or saved', async () => {
    openDone(
      four,
      {
        'bulk.results': () => {
          throw new AppError({ code: 'internal' });
        },
      },
      { copyText: async () => false },
    );
    await button('Download results (CSV)').click();
    await expect.element(summary('Something went wrong. Try again.')).toBeVisible();
  });

  test('saves no part of results that somebody dismissed elsewhere', async () => {
    const { calls } = openDone(four, { 'bulk.results': () => [] });
    await button('Download failed rows (CSV)').click();
    await expect.element(summary('Something went wrong. Try again.')).toBeVisible();
    expect(calls.files).toEqual([]);
  });

  test('tries the failed again', async () => {
    const { inputsOf } = openDone(four, { 'bulk.retry': () => bulkJob({ total: 4, made: 2 }) });
    await button('Try failed rows again').click();
    await expect.element(button('Pause')).toBeVisible();
    expect(inputsOf('bulk.retry')).toEqual([{ id: 'the-job' }]);
  });

  test('with nothing failed is left at once', async () => {
    const { inputsOf } = openDone(four.slice(0, 2));
    await expect.element(button('Try failed rows again')).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
    await button('New list').click();
    await expect.element(typedField()).toBeVisible();
    expect(inputsOf('bulk.dismiss')).toEqual([{ id: 'the-job' }]);
  });

  test('asks before failures that were not saved are forgotten', async () => {
    const { inputsOf } = openDone(four);
    await button('New list').click();
    const dialog = page.getByRole('dialog', { name: 'Discard results?' });
    await expect.element(dialog).toMatchTextContent(/2 rows failed/);
    expect(await findViolations(document.body)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(inputsOf('bulk.dismiss')).toEqual([]);
    await button('New list').click();
    await button('Discard').click();
    await expect.element(typedField()).toBeVisible();
  });

  test('with hostile rows stays in a narrow window, whichever way it is read', async () => {
    await page.viewport(320, 900);
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const rows = Object.values(hostile).map((text, i) =>
      sampleBulkResult(i + 1, { ...failed, url: text, error: { code: 'conflict', said: text } }),
    );
    openDone(rows);
    await page.getByText(`${rows.length} rows failed`).click();
    await expect.element(page.getByText(hostile.markup).first()).toBeVisible();
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      expect(document.documentElement.scrollWidth, dir).toBeLessThanOrEqual(320);
    }
    expect(await findViolations(document.body)).toEqual([]);
  });
});
