import type { Page } from 'puppeteer-core';

import { expect } from '../harness/fixtures.ts';

/** What has the focus, by name, and whether a person sees that it has. */
interface Focused {
  name: string;
  visible: boolean;
}

/** What the browser calls focused when nothing is: the page's first and last stop. */
const nothing = 'nothing';

/** Reads what has the focus at this moment. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate((none) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { name: none, visible: true };
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const name =
      element.getAttribute('aria-label') ??
      (labels.map((label) => label.textContent).join('') || element.textContent);
    // A field with tools in it has one frame around them all.
    const visible = [element, element.closest('.field-frame')].some((framed) => {
      if (framed === null) return false;
      // The browser draws the ring around the picker's button within it.
      if (framed.matches('[type="date"]:not(:focus)')) return true;
      const { outlineStyle, outlineWidth } = getComputedStyle(framed);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return { name: name.trim(), visible };
  }, nothing);

/**
 * Goes on with Tab until this has the focus; wherever the focus comes by, it has to be seen.
 * @returns how many times Tab was pressed
 */
export async function tabTo(page: Page, name: string): Promise<number> {
  const passed: string[] = [];
  while (passed.at(-1) !== name) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop, 'the focus is to be seen').toEqual({ name: stop.name, visible: true });
    passed.push(stop.name);
    expect(passed.length, `"${name}" among ${passed.join(', ')}`).toBeLessThan(60);
  }
  return passed.length;
}
