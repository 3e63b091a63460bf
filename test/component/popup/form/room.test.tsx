import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { link, page as webPage } from '../../../fixtures/popup-state';
import { formState } from '../fake-services';
import { button, field } from '../locators';
import { openPopup } from '../open-popup';

const tracked = { ...webPage, url: `${webPage.url}&utm_source=news&fbclid=x` };
const blocked = { ...webPage, url: '', problem: 'browser_page' as const };

/** Controls of which a part is out of sight. */
function cut(root: Element): string[] {
  const body = root.querySelector('.screen-body')?.getBoundingClientRect() ?? new DOMRect();
  return [...root.querySelectorAll('.screen-body :is(input, select, .field-label)')].flatMap(
    (control) => {
      const { top, bottom } = control.getBoundingClientRect();
      const name = control.getAttribute('name') ?? control.textContent;
      return top < body.top || bottom > body.bottom ? [name] : [];
    },
  );
}

/** Fields that stand over one another. */
function overlapping(root: Element): boolean {
  const bottoms = [...root.querySelectorAll('.screen-body .field')].map((one) => ({
    top: one.getBoundingClientRect().top,
    bottom: Math.max(
      ...[...one.children]
        .filter((part) => part.textContent !== '' || part.querySelector('input, select') !== null)
        .map((part) => part.getBoundingClientRect().bottom),
    ),
  }));
  return bottoms.some((one, at) =>
    bottoms.slice(at + 1).some(({ top }) => top > one.top && top < one.bottom),
  );
}

describe('the whole form is in sight', () => {
  test.each([
    ['of a page', formState(), 510],
    ['of a page that is tracked', formState({ page: tracked }), 510],
    ['of a page that cannot be shortened', formState({ page: blocked }), 510],
    [
      'beside another link',
      formState({ page: tracked, existing: link, asked: { kind: 'choose' } }),
      560,
    ],
  ] as const)('%s', async (_which, state, height) => {
    const { root } = await openPopup(state);
    await expect.element(field('Channel')).toBeInTheDocument();
    await expect.element(button('Shorten')).toBeVisible();
    for (const each of [560, height]) {
      await page.viewport(360, each);
      expect(cut(root)).toEqual([]);
      expect(overlapping(root)).toBe(false);
    }
  });
});
