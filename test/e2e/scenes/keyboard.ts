import type { Page } from 'puppeteer-core';

import { expect } from '../harness/fixtures.ts';

/** What has the focus, by name, and whether a person sees that it has. */
interface Focused {
  name: string;
  visible: boolean;
}

/** What the browser calls focused when nothing is: the page's first and last stop. */
export const nothing = 'nothing';

/** Reads what has the focus at this moment. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate((none) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { name: none, visible: true };
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const name =
      element.getAttribute('aria-label') ??
      (labels.map((label) => label.textContent).join('') || element.textContent);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const visible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return { name: name.trim(), visible };
  }, nothing);

/** Goes on with Tab until this has the focus; wherever the focus comes by, it has to be seen. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.at(-1) !== name) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop, 'the focus is to be seen').toEqual({ name: stop.name, visible: true });
    passed.push(stop.name);
    expect(passed.length, `"${name}" among ${passed.join(', ')}`).toBeLessThan(60);
  }
}
