import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { addressOfLink } from '@/components/options/links/place';
import { AppError } from '@/lib/model/errors';
import type { LinkPage } from '@/lib/model/link-query';
import { addDays, localDay } from '@/lib/rules/expiry';

import { findViolations } from '../../../fixtures/find-violations';
import { stopClock } from '../../../fixtures/stop-clock';
import { hostile } from '../bulk/hostile';
import { linkTo, pageOf } from './link-background';
import { drawn, inWideWindow, nameOfLink, openLinks, row, status } from './open-links';

inWideWindow();

describe('the list', () => {
  test('each link with its title, short link, address, day and how it stands', async () => {
    // Midnight must not come between.
    stopClock();
    const today = localDay(new Date());
    openLinks([
      linkTo('spring', { expiry: today }),
      linkTo('summer', { expiry: addDays(today, -1) }),
      linkTo('autumn', { status: 'disabled', expiry: addDays(today, -1) }),
      linkTo('winter', { title: '', longUrl: '', createdAt: 0, elsewhere: true }),
    ]);
    await expect.element(status('4 links')).toBeVisible();
    await expect.element(row('About spring')).toMatchTextContent(/Expires today.*2026/);
    await expect.element(row('About summer')).toMatchTextContent(/Expired/);
    await expect.element(row('About autumn')).toMatchTextContent(/Disabled/);
    await expect.element(row('short.example/winter')).toMatchTextContent(/Created elsewhere/);
    await expect.element(page.getByText('example.com/a-page-about/spring')).toBeVisible();
    await expect
      .element(nameOfLink('spring'))
      .toHaveAttribute('href', addressOfLink('https://short.example/spring'));
    await expect.element(nameOfLink('spring')).toHaveAccessibleDescription('About spring');
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('tells hosts apart by the letter and the hue of their tiles', async () => {
    openLinks([
      linkTo('spring', { longUrl: 'https://www.news.example/a' }),
      linkTo('summer', { longUrl: 'https://news.example/b' }),
      linkTo('autumn', { longUrl: 'https://shop.example/' }),
      linkTo('winter', { longUrl: '' }),
    ]);
    await expect.element(page.getByText('news.example/a', { exact: true })).toBeVisible();
    const tiles = [...document.querySelectorAll('.link .tile')];
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['N', 'N', 'S', '']);
    const colors = tiles.map((tile) => getComputedStyle(tile).color);
    expect(colors[0]).toBe(colors[1]);
    expect(new Set(colors).size).toBe(3);
  });

  test('is a table wherever there is room for one', async () => {
    openLinks([linkTo('spring')]);
    await expect.element(row('About spring')).toBeVisible();
    const heads = page.getByText('Status', { exact: true });
    for (const width of [1280, 1024, 960]) {
      await page.viewport(width, 800);
      await expect.element(heads).toBeVisible();
    }
    await page.viewport(800, 800);
    await expect.element(heads).not.toBeVisible();
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
    await expect.element(status('No links yet')).toBeVisible();
    await expect.element(page.getByText(/select Curtail in the toolbar/)).toBeVisible();
    const newLink = page.getByRole('main').getByRole('link', { name: 'New link' });
    await expect.element(newLink.last()).toHaveAttribute('href', '#links/new');
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('says that it is on its way, when that takes long', async () => {
    const held = document.createElement('style');
    held.textContent = '.links-delayed { animation-play-state: paused !important }';
    document.head.append(held);
    onTestFinished(() => held.remove());
    openLinks([], { 'links.list': async () => new Promise<never>(() => undefined) });
    const words = status('Loading…');
    await expect.element(words).toBeInTheDocument();
    await expect.element(words).not.toBeVisible();
    const skeleton = page.elementLocator(document.querySelector('.links-waiting .link') ?? held);
    await expect.element(skeleton).not.toBeVisible();
    held.remove();
    await expect.element(words).toBeVisible();
    await expect.element(skeleton).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('of hostile names is text, and stays in the window', async () => {
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const long = `https://example.com/${hostile.long}`;
    const links = Object.values(hostile).map((title, i) =>
      linkTo(`${i}${'w'.repeat(150)}`, {
        title,
        longUrl: long,
        filing: [{ kind: 'campaign', id: '1', name: title, state: 'done' }],
      }),
    );
    openLinks(links);
    await expect.element(status(`${links.length} links`)).toBeVisible();
    await expect.element(page.getByTitle(hostile.markup, { exact: true })).toBeVisible();
    for (const [width, dir] of [
      [1280, 'rtl'],
      [320, 'ltr'],
      [320, 'rtl'],
    ] as const) {
      await page.viewport(width, 800);
      document.documentElement.dir = dir;
      await drawn();
      expect.soft(document.documentElement.scrollWidth, dir).toBeLessThanOrEqual(width);
    }
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('has rows of one height, in a narrow window, too', async () => {
    const filing = ['Spring', hostile.long].map(
      (name, i) => ({ kind: 'channel', id: String(i + 1), name, state: 'done' }) as const,
    );
    const told = {
      at: Date.now(),
      visits: 1234,
      lastAccessed: '2026-11-20 08:00:00',
      before: { visits: 12, at: 1_790_000_000_000 },
      gone: false,
    };
    openLinks(
      [
        linkTo('spring', { title: '', longUrl: '', createdAt: 0, elsewhere: true }),
        linkTo('summer', { title: hostile.rightToLeft, filing, told, hasPassword: true }),
        linkTo('autumn', { title: hostile.emoji, told: { ...told, gone: true } }),
        linkTo('winter', { title: hostile.long, status: 'disabled' }),
        linkTo('w'.repeat(300), { unlisted: true, expiry: null }),
      ],
      {
        'preferences.get': () => {
          throw new AppError({ code: 'internal' });
        },
      },
    );
    await expect.element(status('5 links')).toBeVisible();
    const heights = () =>
      [...document.querySelectorAll('.link')].map((item) => item.getBoundingClientRect().height);
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      await drawn();
      expect(heights()).toHaveLength(5);
      expect(new Set(heights()).size).toBe(1);
    }
    const before = heights();
    // A failure takes no more room either.
    await page.getByRole('button', { name: /^Copy .*autumn/ }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t copy/);
    expect(heights()).toEqual(before);
  });
});

describe('a failure', () => {
  test('is said, with a way to try again', async () => {
    let isDown = true;
    openLinks([], {
      'links.list': (query): LinkPage => {
        if (isDown) throw new AppError({ code: 'internal' });
        return pageOf([linkTo('spring')], query);
      },
    });
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/Couldn’t load your links\./);
    expect(await findViolations(document.body)).toEqual([]);
    const retry = page.getByRole('button', { name: 'Try again' }).element() as HTMLElement;
    isDown = false;
    // A click of the mouse may give the window the focus first, which asks again, too.
    retry.click();
    await expect.element(row('About spring')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('leaves what was there before in sight, and is gone with the next answer', async () => {
    openLinks([], {
      'links.list': (query) => {
        if (query.words !== '') throw new AppError({ code: 'internal' });
        return pageOf([linkTo('spring')], query);
      },
    });
    await expect.element(row('About spring')).toBeVisible();
    await page.getByRole('searchbox').fill('summer');
    await expect.element(page.getByText(/You’re seeing earlier data\./)).toBeVisible();
    await expect.element(row('About spring')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('for want of a connection leads to Connect', async () => {
    openLinks([], {
      'links.list': () => {
        throw new AppError({ code: 'not_connected' });
      },
    });
    await page.getByRole('main').getByRole('link', { name: 'Connect' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Connection' })).toHaveFocus();
  });
});
