import type { Page } from 'puppeteer-core';

/**
 * What people read of suggestions that are marked up as Chromium wants it.
 * @param page any page, to read XML with
 * @throws {Error} when one is not well-formed, which the browser refuses
 */
export const linesOf = (page: Page, descriptions: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const parser = new DOMParser();
    return all.map((description) => {
      const parsed = parser.parseFromString(`<line>${description}</line>`, 'text/xml');
      if (parsed.querySelector('parsererror') !== null)
        throw new Error(`The browser cannot read ${description}.`);
      return parsed.documentElement.textContent;
    });
  }, descriptions);
