import { expect, test } from 'vitest';

import { link } from '../../../fixtures/popup-state';
import { inWideWindow, openLinks, row } from './open-links';

inWideWindow();

const looksAt = (...looks: readonly (readonly [day: number, visits: number])[]) =>
  Object.fromEntries(looks);

test.each([
  ['steps, each at its own day', looksAt([10, 0], [13, 5], [20, 10]), 'M0 12H11V6H36V0'],
  ['nothing for two looks, which the words say', looksAt([10, 0], [20, 10]), undefined],
  ['nothing where no visits came', looksAt([10, 4], [13, 4], [20, 4]), undefined],
])('visits of several days are drawn as %s', async (_as, looks, path) => {
  const before = { visits: 0, at: Date.UTC(2026, 10, 1) };
  const told = { at: before.at, visits: 10, lastAccessed: null, before, looks, gone: false };
  openLinks([{ ...link, title: 'Spring', told }]);
  await expect.element(row('Spring')).toBeVisible();
  const drawn = row('Spring').element().querySelector('.sparkline path');
  expect(drawn?.getAttribute('d')).toBe(path);
});
