import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { percent, rowsOf } from '../statistics-rows';
import { accountAnswers, details, noScans, openCode } from './qr-scene';

const button = (name: string) => page.getByRole('button', { name });

const hostile = {
  markup: '<img src=x onerror="document.title=\'hit\'">',
  rtl: '\u200Fעברית <b>x</b>',
  long: 'ä'.repeat(10_000),
};

describe('statistics', () => {
  test('are numbers, and bars that say the same', async () => {
    const { home } = openCode({
      ...noScans,
      clicks: 1234,
      uniqueClicks: null,
      topCountries: { Germany: 30, France: 15, '': 3 },
      socialCount: { twitter: 4, mastodon: 2 },
    });
    await expect
      .poll(() => rowsOf('Countries'))
      .toEqual([
        `Germany 30 ${percent(0.625)}`,
        `France 15 ${percent(0.3125)}`,
        `Unknown 3 ${percent(0.0625)}`,
      ]);
    expect(rowsOf('Social networks')).toEqual([
      `X (Twitter) 4 ${percent(2 / 3)}`,
      `mastodon 2 ${percent(1 / 3)}`,
    ]);
    await expect
      .element(page.getByRole('region', { name: 'Browsers' }))
      .toMatchTextContent(/No data yet/);
    await expect.element(page.getByText(asRead('1,234'))).toBeVisible();
    await expect.element(page.getByRole('definition').filter({ hasText: 'Unknown' })).toBeVisible();
    const widths = [...home.querySelectorAll('.chart:first-child rect')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    expect(widths).toHaveLength(3);
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.5, 1);
    const room = home.querySelector('.bar')?.getBoundingClientRect().width ?? 0;
    expect((widths[0] ?? 0) / room).toBeCloseTo(0.625, 1);
    expect(await findViolations(home)).toEqual([]);
  });

  test('show hostile labels as text, within their room', async () => {
    const { home } = openCode({
      ...noScans,
      clicks: 3,
      topReferrers: { [hostile.markup]: 1e12, [hostile.rtl]: 2, [hostile.long]: 1 },
    });
    await expect.element(page.getByText(hostile.markup)).toBeVisible();
    expect(home.querySelector('.chart img, .chart b')).toBeNull();
    expect(document.title).not.toBe('hit');
    for (const bar of home.querySelectorAll('.bar')) {
      const room = bar.getBoundingClientRect();
      const { width } = bar.querySelector('rect')?.getBoundingClientRect() ?? { width: 0 };
      expect(width).toBeLessThanOrEqual(room.width + 0.5);
    }
    for (const label of home.querySelectorAll('.bar-label'))
      expect(label.getBoundingClientRect().height).toBeLessThan(50);
  });

  test('are asked for anew on request, and what cannot be loaded is said', async () => {
    const answers = [
      () => details(noScans),
      () => {
        throw new AppError({ code: 'offline' });
      },
      () => details({ ...noScans, clicks: 5 }),
    ];
    const { inputsOf } = openCode(null, accountAnswers({ getQrCode: () => answers.shift()?.() }));
    await expect.element(page.getByText('No scans yet.')).toBeVisible();
    await button('Refresh').click();
    await expect
      .element(page.getByText('Couldn’t refresh. You’re seeing earlier data.'))
      .toBeVisible();
    await button('Try again').click();
    await expect.element(page.getByText('Total clicks', { exact: true })).toBeVisible();
    expect(inputsOf('account.read').map((input) => Object(input).within)).toEqual([60_000, 0, 0]);
  });
});
