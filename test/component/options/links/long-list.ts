import { expect } from 'vitest';

import type { LinkPage } from '@/lib/model/link-query';

import { linkTo } from './link-background';
import { drawn } from './open-links';

export const rows = () => [...document.querySelectorAll<HTMLElement>('.link')];

/** Rows that can be seen whole or in part. */
export const inSight = () =>
  rows().filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

export const positions = (items: readonly HTMLElement[]) =>
  items.map((item) => Number(item.getAttribute('aria-posinset')));

export const nameOf = (item: Element | undefined) =>
  item?.querySelector('.link-title')?.textContent;

const isFilled = () => inSight().every((item) => nameOf(item) !== undefined);

export const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);

/** Waits for the place that was scrolled to, as links are fetched for it. */
export async function filled(): Promise<void> {
  await drawn();
  await expect.poll(isFilled).toBe(true);
}

/** Links that are made up as they are asked for, so that none of them takes room. */
export const madeUp = (total: number) => ({
  'links.list': ({ from, count }: { from: number; count: number }): LinkPage => ({
    links: Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, i) =>
      linkTo(`n${from + i}`),
    ),
    total,
    counts: { all: total, working: total, off: 0, expiring: 0, protected: 0, elsewhere: 0 },
    hosts: ['short.example'],
  }),
});
