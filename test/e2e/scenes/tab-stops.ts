import type { Page } from 'puppeteer-core';

import { expect } from '../harness/fixtures.ts';
import { focused } from './keyboard.ts';

/** Everything that can be used, but for what says that it cannot be at the moment. */
const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Goes through the whole page with Tab, and expects to come by everything that can be used and to see where the focus is. */
export async function expectAllReached(page: Page): Promise<void> {
  const names = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((control) => control.checkVisibility())
        .map(
          (control) =>
            (control.getAttribute('aria-label') ?? control.textContent ?? '') + control.id,
        ),
    controls,
  );
  const reached = new Set<number>();
  // The browser's own window takes a stop or two between the last and the first.
  for (let stops = 0; stops < 2 * names.length + 4 && reached.size < names.length; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((selector) => {
      const all = [...document.querySelectorAll(selector)].filter((control) =>
        control.checkVisibility(),
      );
      const active = document.activeElement ?? document.body;
      const { left, top, width, height } = active.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return { index: all.indexOf(active), isSeen: active.contains(above) };
    }, controls);
    if (stop.index === -1) continue;
    reached.add(stop.index);
    const focus = await focused(page);
    expect
      .soft({ ...focus, isSeen: stop.isSeen })
      .toEqual({ ...focus, visible: true, isSeen: true });
  }
  expect(names.filter((_, index) => !reached.has(index))).toEqual([]);
}
