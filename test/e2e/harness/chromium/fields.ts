import type { Page } from 'puppeteer-core';

import { findNamed } from '../find-named.ts';
import { inPage } from './in-page.ts';
import { typeInto } from './type-into.ts';

/**
 * Waits for a second for the field with this label, and puts a text into it in the place of what stands there, or picks the option
 * with this value.
 * @returns whether it was done: not where simple rules find no such field, or several, or where it is of another kind
 */
export const fillField = async (page: Page, label: string, text: string): Promise<boolean> =>
  (await inPage(page, waitToFill, findNamed, typeInto, label, text)) === true;

/** What stands in a field; undefined where simple rules find none of this label, or several. */
export const readField = async (page: Page, label: string): Promise<string | undefined> =>
  (await inPage(page, waitForValue, findNamed, label)) as string | undefined;

/** Runs in the page. */
async function waitToFill(
  find: typeof findNamed,
  type: typeof typeInto,
  label: string,
  text: string,
): Promise<boolean> {
  const end = performance.now() + 1000;
  do {
    const [field, ...others] = find('field', label);
    if (others.length > 0) return false;
    if (field?.matches(':not(:disabled, [readonly])') && type(field, text)) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  } while (performance.now() < end);
  return false;
}

/** Runs in the page. */
async function waitForValue(find: typeof findNamed, label: string): Promise<string | undefined> {
  const end = performance.now() + 1000;
  do {
    const [field, ...others] = find('field', label);
    if (others.length > 0) return undefined;
    if (field !== undefined) return (field as HTMLInputElement).value;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  } while (performance.now() < end);
  return undefined;
}
