import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/contract/errors';
import { addDays, localDay } from '@/lib/rules/expiry';

import { findViolations } from '../ui/find-violations';
import { hostile } from './hostile';
import { linkTo, openLinks, row, status } from './open-links';

const today = localDay(new Date());

const manyLinks = (count: number) =>
  Array.from({ length: count }, (_, i) => linkTo(`n${String(i)}`));

// Wide enough for the sidebar to be there.
beforeEach(async () => page.viewport(1280, 800));

describe('the list', () => {
  test('each link with its title, short link, address, day and how it stands', async () => {
    openLinks([
      linkTo('spring', { expiry: today }),
      linkTo('summer', { expiry: addDays(today, -1) }),
      linkTo('autumn', { status: 'disabled', expiry: addDays(today, -1) }),
    ]);
    await expect.element(status('3 links')).toBeVisible();
    await expect.element(row('About spring')).toMatchTextContent(/2026.*Works/);
    await expect.element(row('About summer')).toMatchTextContent(/Expired/);
    await expect.element(row('About autumn')).toMatchTextContent(/Switched off/);
    const link = row('About spring').getByRole('link');
    await expect.element(link).toHaveAttribute('href', 'https://short.example/spring');
    await expect.element(page.getByText('https://example.com/a-page-about/spring')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test.each([
    [1, '1 link'],
    [99, '99 links'],
    [101, 'The newest 100 links'],
  ])('of %i links says “%s”', async (count, text) => {
    openLinks(manyLinks(count));
    await expect.element(status(text)).toBeVisible();
  });

  test('is brought up to date when the person comes back', async () => {
    const links = [linkTo('spring')];
    openLinks(links);
    await expect.element(status('1 link')).toBeVisible();
    links.unshift(linkTo('summer'));
    window.dispatchEvent(new Event('focus'));
    await expect.element(status('2 links')).toBeVisible();
  });

  test('that is empty says what to do', async () => {
    openLinks([]);
    await expect.element(status('There are no links yet.')).toBeVisible();
    await expect.element(page.getByText(/press the Curtail button/)).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('says that it is on its way', async () => {
    openLinks([], { 'links.search': async () => new Promise<never>(() => undefined) });
    await expect.element(status('Loading your links…')).toBeVisible();
  });

  test.each([
    [320, 'ltr'],
    [320, 'rtl'],
    [1280, 'rtl'],
  ])('of hostile names is text, and stays in a window of %i pixels, %s', async (width, dir) => {
    await page.viewport(width, 800);
    document.documentElement.dir = dir;
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const long = `https://example.com/${hostile.long}`;
    const names = Object.values(hostile);
    openLinks(names.map((title, i) => linkTo(`${i}${'w'.repeat(150)}`, { title, longUrl: long })));
    await expect.element(status(`${names.length} links`)).toBeVisible();
    await expect.element(page.getByText(hostile.markup)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('a link without a title is called by its short link alone', async () => {
    openLinks([linkTo('spring', { title: ' ' })]);
    await expect.element(page.getByText('https://short.example/spring')).toBeVisible();
    // Short link, address, and how it stands.
    expect(row('a-page-about').getByRole('paragraph').elements()).toHaveLength(3);
  });
});

describe('a failure', () => {
  test('is said, with Retry', async () => {
    let isDown = true;
    openLinks([], {
      'links.search': () => {
        if (isDown) throw new AppError({ code: 'internal' });
        return [linkTo('spring')];
      },
    });
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/could not load your links\./);
    expect(await findViolations(document.body)).toEqual([]);
    const retry = page.getByRole('button', { name: 'Retry' }).element() as HTMLElement;
    isDown = false;
    // A click of the mouse may give the window the focus first, which asks again, too.
    retry.click();
    await expect.element(row('About spring')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('leaves what was there before in sight, and is gone with the next answer', async () => {
    openLinks([], {
      'links.search': ({ words }) => {
        if (words !== '') throw new AppError({ code: 'internal' });
        return [linkTo('spring')];
      },
    });
    await expect.element(row('About spring')).toBeVisible();
    await page.getByRole('searchbox').fill('summer');
    await expect.element(page.getByText(/What you see was there before/)).toBeVisible();
    await expect.element(row('About spring')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('for want of a connection leads to Connect', async () => {
    openLinks([], {
      'links.search': () => {
        throw new AppError({ code: 'not_connected' });
      },
    });
    await page.getByRole('main').getByRole('link', { name: 'Connect' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Connect' })).toHaveFocus();
  });
});
