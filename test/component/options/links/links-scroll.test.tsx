import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { filled, inSight, madeUp, nameOf, positions, rows, toEnd } from './long-list';
import { drawn, inWideWindow, openLinks, row, status } from './open-links';

inWideWindow();

describe('a list of 100,000 links', () => {
  test('draws those in sight, tells readers how many there are, and ends with its last link', async () => {
    openLinks([], madeUp(100_000));
    await expect.element(status(asRead('100,000 links'))).toBeVisible();
    expect(rows().length).toBeLessThan(40);
    const [first] = rows();
    expect(first?.getAttribute('aria-setsize')).toBe('100000');
    expect(first?.getAttribute('aria-posinset')).toBe('1');
    expect(await findViolations(document.body)).toEqual([]);
    toEnd();
    await filled();
    expect(nameOf(inSight().at(-1))).toBe('About n99999');
    expect(positions(inSight()).at(-1)).toBe(100_000);
  });

  test('fetches windows of 50 as they come near, two ahead, and only those', async () => {
    const { queries } = openLinks([], madeUp(100_000));
    await expect.element(row('About n0').first()).toBeVisible();
    const from = () => queries().map((query) => query.from);
    await expect.poll(from).toEqual([0, 50, 100]);
    const [height = 0] = rows().map((item) => item.offsetHeight);
    scrollTo(0, height * 50_070);
    await filled();
    await expect
      .poll(() =>
        from()
          .slice(3)
          .toSorted((a, b) => a - b),
      )
      .toEqual([50_000, 50_050, 50_100, 50_150]);
    expect(new Set(queries().map(({ count }) => count))).toEqual(new Set([50]));
    // What was left behind is fetched anew when it is gone back to.
    scrollTo(0, 0);
    await filled();
    expect(from().filter((start) => start === 0)).toHaveLength(2);
  });

  test('holds the room of links that are on their way', async () => {
    const late = Promise.withResolvers<null>();
    openLinks([], {
      'links.list': async (query) => {
        if (query.from > 0) await late.promise;
        return madeUp(1000)['links.list'](query);
      },
    });
    await expect.element(row('About n0').first()).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await drawn();
    expect(inSight().length).toBeGreaterThan(3);
    expect(inSight().map(nameOf)).not.toContain(expect.any(String));
    expect(await findViolations(document.body)).toEqual([]);
    const tops = inSight().map((item) => item.getBoundingClientRect().top);
    late.resolve(null);
    await filled();
    expect(inSight().map((item) => item.getBoundingClientRect().top)).toEqual(tops);
  });

  test('that is taller than a browser can draw shows each of its links', async () => {
    await page.viewport(320, 800);
    openLinks([], madeUp(200_000));
    await expect.element(row('About n0').first()).toBeVisible();
    const height = rows()[0]?.offsetHeight ?? 0;
    expect(height * 200_000).toBeGreaterThan(17_800_000);
    expect(document.documentElement.scrollHeight).toBeLessThan(17_800_000);
    toEnd();
    await filled();
    expect(nameOf(inSight().at(-1))).toBe('About n199999');
    // A short way is as long as everywhere.
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await filled();
    const middle = inSight()[0];
    expect(Math.abs((positions(inSight())[0] ?? 0) - 100_000)).toBeLessThan(200);
    const top = middle?.getBoundingClientRect().top ?? 0;
    scrollBy(0, 300);
    await drawn();
    expect(middle?.getBoundingClientRect().top).toBeCloseTo(top - 300, 0);
    const seen = positions(inSight());
    expect(seen).toEqual(seen.map((_, i) => (seen[0] ?? 0) + i));
  });

  test('keeps its place when rows become taller', async () => {
    openLinks([], madeUp(10_000));
    await expect.element(row('About n0').first()).toBeVisible();
    scrollTo(0, 200_000);
    await filled();
    const [first] = positions(inSight());
    const height = rows()[0]?.offsetHeight ?? 0;
    await page.viewport(320, 800);
    await expect.poll(() => rows()[0]?.offsetHeight).toBeGreaterThan(height);
    await filled();
    expect(positions(inSight())[0]).toBe(first);
  });
});
