import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { channelParts } from '@/components/options/channels/channel-detail';
import { AppError } from '@/lib/model/errors';
import type { ChannelItem } from '@/lib/resources/channels';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { hostile } from '../bulk/hostile';
import { draw } from '../draw';
import { fakeServices } from '../fake-services';

const channel = {
  id: '4',
  name: 'News',
  description: 'All of it',
  color: '#FF0000',
  starred: true,
};

const item = (id: string, changes: Partial<ChannelItem> = {}): ChannelItem => ({
  type: 'links',
  id,
  title: `Item ${id}`,
  preview: null,
  link: `https://short.example/${id}`,
  date: '2026-11-20',
  ...changes,
});

const items = (from: number, to: number): ChannelItem[] =>
  Array.from({ length: to - from + 1 }, (_, i) => item(String(from + i)));

interface PageAnswer {
  items: ChannelItem[];
  total: number | null;
  nextPage: number | null;
}

interface Request {
  id: string;
  limit: number;
  page: number;
}

/** Opens a channel whose service answers each page so. */
function open(answer: (request: Request) => PageAnswer, row = channel) {
  const fake = fakeServices({
    'account.known': () => null,
    'account.read': ({ input }) => ({ value: answer(input as Request), at: Date.now() }),
  });
  const { Detail } = channelParts;
  if (Detail === undefined) throw new Error('a channel has no page of its own');
  const home = draw(<Detail row={row} />, fake.services);
  const requests = () =>
    fake.inputsOf('account.read').map((read) => (read as { input: Request }).input);
  return { home, requests };
}

const onePage = (rows: ChannelItem[]) => () => ({
  items: rows,
  total: rows.length,
  nextPage: null,
});
const loadAll = page.getByRole('button', { name: 'Load all' });

describe('a channel’s items', () => {
  test('are shown with all that the service tells, each kind by its name', async () => {
    const rows = [
      item('1'),
      item('1', { type: 'bio', title: 'About us' }),
      item('1', { type: 'qr', title: 'Poster' }),
      item('2', { type: 'unheard-of', title: '', link: null, date: null }),
    ];
    const { home, requests } = open(onePage(rows));
    await expect.element(page.getByText('4 items')).toBeVisible();
    expect(
      [...home.querySelectorAll('li')].map((li) => li.querySelector('p')?.textContent),
    ).toEqual(['Item 1', 'About us', 'Poster', 'Untitled']);
    for (const type of ['Short link', 'Bio page', 'QR code', 'unheard-of']) {
      await expect.element(page.getByText(type, { exact: true })).toBeVisible();
    }
    const link = page.getByRole('link', { name: 'https://short.example/1' }).first();
    await expect.element(link).toHaveAttribute('href', 'https://short.example/1');
    expect(requests()).toEqual([{ id: '4', limit: 100, page: 1 }]);
    expect(await findViolations(home)).toEqual([]);
    await expect.element(loadAll).not.toBeInTheDocument();
  });

  test('are copied one by one; a preview is not fetched, as that may count as a scan', async () => {
    const copied: (string | undefined)[] = [];
    const look = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain'));
    addEventListener('copy', look);
    onTestFinished(() => removeEventListener('copy', look));
    const preview = 'https://pictures.example/p.png';
    const { home } = open(onePage([item('1', { preview }), item('2')]));
    await page.getByRole('button', { name: 'Copy https://short.example/2' }).click();
    await expect.element(page.getByText('Copied', { exact: true })).toBeInTheDocument();
    expect(copied).toEqual(['https://short.example/2']);
    expect(home.querySelector('img, iframe, object, embed')).toBeNull();
    expect(performance.getEntriesByName(preview)).toEqual([]);
  });

  test('where there are none, it says how to add some', async () => {
    open(onePage([]));
    await expect.element(page.getByText('No items yet.')).toBeVisible();
  });

  test('did not come: it says why, and *Try again* gets them', async () => {
    let tries = 0;
    open(() => {
      tries += 1;
      if (tries === 1) throw new AppError({ code: 'unreachable' });
      return { items: [item('1')], total: 1, nextPage: null };
    });
    await expect.element(page.getByText('Couldn’t load the channel’s items.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Item 1')).toBeVisible();
    await expect.element(page.getByText('1 item', { exact: true })).toBeVisible();
  });
});

describe('many items', () => {
  test('come when they are asked for, each once', async () => {
    const { home, requests } = open(({ limit, page: number }) => {
      if (limit === 100) return { items: items(1, 100), total: 1200, nextPage: 2 };
      return number === 1
        ? { items: items(1, 1000), total: 1200, nextPage: 2 }
        : { items: items(991, 1200), total: 1200, nextPage: null };
    });
    await expect.element(page.getByText(asRead('1,200 items'))).toBeVisible();
    expect(home.querySelectorAll('li')).toHaveLength(100);
    await loadAll.click();
    await expect.poll(() => home.querySelectorAll('li').length).toBe(1200);
    expect(requests()).toEqual([
      { id: '4', limit: 100, page: 1 },
      { id: '4', limit: 1000, page: 1 },
      { id: '4', limit: 1000, page: 2 },
    ]);
  });

  test('end, although the service names one more page for ever', async () => {
    const { home, requests } = open(({ limit, page: number }) => ({
      items: items(1, limit === 100 ? 100 : 300),
      total: null,
      nextPage: number + 1,
    }));
    await loadAll.click();
    await expect.poll(() => requests()).toHaveLength(3);
    await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
    expect(home.querySelectorAll('li')).toHaveLength(300);
    expect(requests()).toHaveLength(3);
  });
});

describe('whatever a service puts there', () => {
  test('is text, and fits', async () => {
    const rows = Object.values(hostile).map((text, i) =>
      item(String(i + 1), { title: text, type: text }),
    );
    await page.viewport(320, 640);
    const { home } = open(onePage(rows), {
      ...channel,
      description: hostile.markup + hostile.long,
      color: 'red;background:url(//a.example)',
    });
    await expect.element(page.getByText(hostile.markup).first()).toBeVisible();
    expect(home.querySelector('img, b')).toBeNull();
    expect(home.scrollWidth).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await findViolations(home)).toEqual([]);
  });
});
