import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { PopupState } from '@/lib/model/popup-state';

import { findViolations } from '../../fixtures/find-violations';
import type { fakeServices } from './fake-services';
import { openPopup } from './open-popup';

/** A screen: how it is called, what opens it, and words that stand on it when it is done. */
export type PopupScreen = [
  name: string,
  state: PopupState,
  answers: Parameters<typeof fakeServices>[0],
  landmark: string | RegExp,
];

/** Every screen is for everybody: it can be read, needs no sideways scrolling, and has targets of 24 px or more. */
export function checkScreens(screens: readonly PopupScreen[]): void {
  test.each([...screens])(
    'the screen “%s” keeps nobody out, at any width',
    async (_name, state, answers, landmark) => {
      await page.viewport(360, 560);
      const { root } = await openPopup(state, answers);
      await expect.element(page.getByText(landmark, { exact: true }).first()).toBeVisible();
      expect.soft(await findViolations(root)).toEqual([]);
      expect.soft(smallTargets(root)).toEqual([]);
      for (const width of [360, 320]) {
        if (width < 360) await page.viewport(width, 560);
        expect.soft(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        expect.soft(root.querySelector('.screen-body')?.scrollWidth).toBeLessThanOrEqual(width);
      }
    },
  );
}

function smallTargets(root: Element): string[] {
  const targets = root.querySelectorAll('a, button, input:not([role=switch]), select, .switch');
  return [...targets].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < 24 || height < 24 ? [target.outerHTML] : [];
  });
}
