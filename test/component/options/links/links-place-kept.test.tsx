import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { asRead } from '../../../fixtures/reader-words';
import { linkTo, manyLinks, pageOf } from './link-background';
import { filled, inSight, madeUp, nameOf, positions, rows } from './long-list';
import { backToLinks, inWideWindow, openLinks, row, status } from './open-links';

inWideWindow();

describe('the keyboard', () => {
  const focused = () => document.activeElement?.closest('.link')?.getAttribute('data-index');

  test('goes through the rows in order, and the page goes along', async () => {
    await page.viewport(1280, 300);
    openLinks([], madeUp(1000));
    await expect.element(row('About n0').first()).toBeVisible();
    rows()[0]?.querySelector<HTMLElement>('.link-name')?.focus();
    const seen = new Set<string>();
    // Five stops in each row, of which the first one's begin after its box.
    for (let i = 0; i < 59; i += 1) {
      seen.add(focused() ?? 'none');
      await userEvent.tab();
    }
    expect([...seen]).toEqual(Array.from({ length: 12 }, (_, i) => String(i)));
    expect(scrollY).toBeGreaterThan(300);
    const box = document.activeElement?.getBoundingClientRect();
    expect(box?.top).toBeGreaterThan(0);
    expect(box?.bottom).toBeLessThan(innerHeight);
  });

  test('keeps its place in a row that is scrolled far away', async () => {
    openLinks([], madeUp(10_000));
    await expect.element(row('About n0').first()).toBeVisible();
    rows()[2]?.querySelector<HTMLElement>('.link-name')?.focus();
    for (const place of [100_000, 300_000, 600_000]) {
      scrollTo(0, place);
      await filled();
    }
    window.dispatchEvent(new Event('focus'));
    await filled();
    expect(focused()).toBe('2');
    await userEvent.tab();
    expect(focused()).toBe('2');
    expect(scrollY).toBeLessThan(2000);
  });

  test('scrolls as it does everywhere', async () => {
    openLinks([], madeUp(10_000));
    await expect.element(row('About n0').first()).toBeVisible();
    const rests: number[] = [];
    const onRest = () => void rests.push(scrollY);
    addEventListener('scrollend', onRest);
    await userEvent.keyboard('{End}');
    await expect.poll(() => nameOf(inSight().at(-1))).toBe('About n9999');
    // Chromium drops a key that comes in the last frame of a page that is still on its way.
    const end = () => Math.floor(document.documentElement.scrollHeight - innerHeight);
    await expect.poll(() => rests.at(-1)).toBeGreaterThanOrEqual(end() - 1);
    removeEventListener('scrollend', onRest);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => nameOf(inSight()[0])).toBe('About n0');
  });
});

describe('what is in sight', () => {
  test('stays where it is when links come above it', async () => {
    const links = manyLinks(1000);
    openLinks(links);
    await expect.element(status(asRead('1,000 links'))).toBeVisible();
    scrollTo(0, 30_000);
    await filled();
    const first = inSight()[0];
    const [name, top] = [nameOf(first), first?.getBoundingClientRect().top];
    links.unshift(linkTo('new1'), linkTo('new2'), linkTo('new3'));
    window.dispatchEvent(new Event('focus'));
    await expect.element(status(asRead('1,003 links'))).toBeInTheDocument();
    await filled();
    expect(nameOf(inSight()[0])).toBe(name);
    expect(inSight()[0]?.getBoundingClientRect().top).toBeCloseTo(top ?? 0, 0);
  });

  test('begins with the first link when something else is looked for', async () => {
    openLinks(manyLinks(1000));
    await page.getByRole('button', { name: asRead('Active 1,000') }).click();
    await expect.element(status(asRead('1,000 links'))).toBeVisible();
    scrollTo(0, 30_000);
    await filled();
    // The search is far above, but the sidebar is at hand.
    await page.getByRole('link', { name: 'Links', exact: true }).click();
    await expect.poll(() => nameOf(inSight()[0])).toBe('About n0');
  });

  test('and the focus are there again after a look at a link', async () => {
    openLinks([], {
      ...madeUp(10_000),
      'link.getInfo': async () => new Promise<never>(() => undefined),
    });
    await expect.element(row('About n0').first()).toBeVisible();
    scrollTo(0, 200_000);
    await filled();
    const place = scrollY;
    const link = inSight()[3]?.querySelector<HTMLElement>('.link-name');
    const name = link?.textContent ?? '';
    const title = nameOf(inSight()[3]) ?? '';
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(scrollY).toBe(0);
    await backToLinks().click();
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveFocus();
    expect(Math.abs(scrollY - place)).toBeLessThan(2);
  });
});

test('a link that stands twice, as the list changed between two windows, is drawn twice', async () => {
  const twice = manyLinks(200);
  openLinks([], {
    'links.list': (query) =>
      pageOf(query.from === 0 ? twice : [linkTo('new'), ...twice.slice(0, 199)], query),
  });
  await expect.element(row('About n0').first()).toBeVisible();
  scrollTo(0, 3200);
  await filled();
  expect(positions(inSight())).toEqual(positions(inSight()).toSorted((a, b) => a - b));
  expect(
    inSight()
      .map(nameOf)
      .filter((name) => name === 'About n49'),
  ).toHaveLength(2);
});
