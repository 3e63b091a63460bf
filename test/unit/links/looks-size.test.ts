import { serialize } from 'node:v8';

import { expect, test } from 'vitest';

import { looksOf, thinned } from '@/lib/rules/looks';

/** A year of daily looks at a link: most have some visits a day, and each tenth one thousands. */
function yearOf(link: number) {
  const isLoved = link % 10 === 0;
  let visits = isLoved ? 1_000_000 : link % 500;
  const days = Array.from({ length: 366 }, (_, day) => {
    visits += (link * 7 + day * 13) % (isLoved ? 5000 : 40);
    return [20_420 + day, visits] as const;
  });
  return thinned(Object.fromEntries(days));
}

/** As a browser writes it down: Chromium’s database and this take the same code. */
const sizeOf = (value: unknown): number => serialize(value).length;

test('a year of daily looks at 10,000 links takes less than 6.5 MB, no more than 32 looks each as they were written before', () => {
  let [now, before] = [0, 0];
  for (let link = 0; link < 10_000; link += 1) {
    const looks = yearOf(link);
    now += sizeOf(looks);
    before += sizeOf(looksOf({ looks }).slice(-32));
  }
  expect(now).toBeLessThan(6_500_000);
  expect(now).toBeLessThan(before);
});
