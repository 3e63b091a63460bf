import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { link, page as webPage, popupState } from '../../fixtures/popup-state';
import { openPopup } from './open-popup';

beforeEach(() => void (document.documentElement.dir = 'rtl'));
afterEach(() => document.documentElement.removeAttribute('dir'));

/** Where a piece of text is drawn. */
function placeOf(text: string): DOMRect {
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const { currentNode: node } = all;
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at === -1) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`"${text}" is nowhere.`);
}

test('the arrow stands at the right, and the beginning of a long URL in sight', async () => {
  const longUrl = `https://example.com/article/?id=5#${'long'.repeat(40)}`;
  const existing = { ...link, longUrl };
  await openPopup(popupState({ existing }));
  const line = page.getByTitle(longUrl);
  await expect.element(line).toBeVisible();
  const { left, right } = line.element().getBoundingClientRect();
  const arrow = line.element().querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  expect(right - arrow.right).toBeLessThanOrEqual(1);
  const begin = placeOf('example.com/article');
  expect(begin.left).toBeGreaterThanOrEqual(left);
  expect(begin.right).toBeLessThan(arrow.left);
});

test('the names of parameters stand behind the name of their tracker', async () => {
  const url = `${webPage.url}&fbclid=x&igshid=y`;
  await openPopup(
    popupState({ page: { ...webPage, url }, draft: null, asked: { kind: 'choose' } }),
  );
  await expect.element(page.getByText('fbclid, igshid')).toBeVisible();
  expect(placeOf('fbclid').right).toBeLessThan(placeOf('Facebook').left);
  expect(placeOf('fbclid').left).toBeLessThan(placeOf('igshid').left);
});
