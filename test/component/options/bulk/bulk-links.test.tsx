import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { sampleBulkResult } from '../../../fixtures/bulk';
import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
import { asRead } from '../../../fixtures/reader-words';
import { button, openDone, summary } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

const failed = { state: 'failed', shortUrl: null, error: { code: 'timeout' } } as const;

describe('the links of a job', () => {
  const few = [sampleBulkResult(2), sampleBulkResult(3, { state: 'existing' })];
  const many = Array.from({ length: 120 }, (_, i) =>
    sampleBulkResult(i + 1, i % 10 === 9 ? failed : {}),
  );
  const list = () => page.getByRole('region', { name: 'Links', exact: true });
  const shown = () => list().getByRole('link').elements().length;

  test('are listed a piece at a time, without the rows that have none', async () => {
    const { inputsOf } = openDone(many);
    await expect.poll(shown).toBe(90);
    await expect
      .element(list().getByRole('link').first())
      .toHaveAttribute('href', 'https://short.example/s1');
    await button('Show more').click();
    await expect.poll(shown).toBe(108);
    await expect.element(button('Show more')).not.toBeInTheDocument();
    expect(list().getByTitle('https://example.com/10', { exact: true }).query()).toBeNull();
    expect(inputsOf('bulk.results')).toContainEqual({ id: 'the-job', from: 100, count: 50 });
  });

  test('are not those of failed rows, which are not as they were asked for', async () => {
    const { calls } = openDone([
      ...few,
      sampleBulkResult(4, { state: 'failed', error: { code: 'not_as_asked', field: 'password' } }),
      sampleBulkResult(5, { state: 'failed', error: { code: 'altered_link' } }),
    ]);
    await expect.poll(shown).toBe(2);
    expect(await findViolations(document.body)).toEqual([]);
    await button('Copy all links').click();
    await expect.element(summary('Copied')).toBeVisible();
    expect(calls.copied.map(({ text }) => text)).toEqual([
      'https://short.example/s2\nhttps://short.example/s3',
    ]);
  });

  test('are few to draw at first, however many there are', async () => {
    const { inputsOf } = openDone(
      Array.from({ length: 10_000 }, (_, i) => sampleBulkResult(i + 1)),
    );
    await expect.poll(shown).toBe(50);
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
    await button('Show more').click();
    await expect.poll(shown).toBe(100);
    await expect.element(page.getByText(asRead('Showing 100 of 10,000 rows.'))).toBeVisible();
    expect(inputsOf('bulk.results')).toContainEqual({ id: 'the-job', from: 50, count: 50 });
  });

  test('are copied one by one, as the preferences say', async () => {
    const { calls } = openDone(few, {
      'preferences.get': () => samplePreferences({ copyFormat: 'markdown' }),
    });
    await button('Copy short.example/s3').click();
    await expect.element(summary('Copied')).toBeVisible();
    expect(calls.copied).toEqual([
      { text: '[example.com/3](https://short.example/s3)', html: null },
    ]);
  });

  test('do not fade at the end of a short destination where people read from the right', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    openDone(few);
    const destination = page.getByTitle('https://example.com/2', { exact: true });
    await expect.element(destination).toHaveStyle({ maskImage: 'none' });
  });

  test('that cannot be loaded say so, with a way to try again', async () => {
    let isDown = true;
    openDone(few, {
      'bulk.results': ({ from, count }) => {
        if (isDown) throw new AppError({ code: 'internal' });
        return few.slice(from, from + count);
      },
    });
    await expect.element(list().getByRole('alert')).toBeVisible();
    isDown = false;
    await list().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(shown).toBe(2);
  });
});
