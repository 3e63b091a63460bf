import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { PopupState } from '@/lib/model/popup-state';

import { findViolations } from '../../fixtures/find-violations';
import { fakeServices } from './fake-services';
import { openPopup } from './open-popup';

/** A screen: how it is called, what opens it, and words that stand on it when it is done. */
export type PopupScreen = [
  name: string,
  state: PopupState,
  answers: Parameters<typeof fakeServices>[0],
  landmark: string | RegExp,
];

/** Every screen is for everybody. */
export function checkScreens(screens: readonly PopupScreen[]): void {
  describe.each([...screens])('the screen “%s”', (...screen) => {
    test('keeps nobody out', async () => {
      const root = await openScreen(screen);
      expect(await findViolations(root)).toEqual([]);
    });

    test.each([360, 320])('needs no sideways scrolling at %i px', async (width) => {
      await page.viewport(width, 560);
      const root = await openScreen(screen);
      const body = root.querySelector('.screen-body');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(body?.scrollWidth).toBeLessThanOrEqual(width);
    });

    test('has targets of 24 px or more', async () => {
      await page.viewport(360, 560);
      const root = await openScreen(screen);
      const small = [
        ...root.querySelectorAll('a, button, input:not([role=switch]), select, .switch'),
      ].filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 24 || height < 24;
      });
      expect(small.map((target) => target.outerHTML)).toEqual([]);
    });
  });
}

async function openScreen([, state, answers, landmark]: PopupScreen) {
  const root = await openPopup(fakeServices(answers).services, state);
  await expect.element(page.getByText(landmark, { exact: true }).first()).toBeVisible();
  return root;
}
