import type { Page } from 'puppeteer-core';

import { patience } from '../poll.ts';

/** What can be told to a function in the page: plain values, and functions that need nothing beside them. */
type Told = string | number | ((...input: never[]) => unknown) | readonly unknown[];

/**
 * Does work in the page, in a single step that may wait there; once more in the page that comes when this one goes.
 * @throws {Error} when the work throws, when the page closes, and when there is no answer in time
 */
export async function inPage(
  page: Page,
  work: (...input: never[]) => unknown,
  ...input: readonly Told[]
): Promise<unknown> {
  // A popup that ends amid a question does not always say so.
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The page does not answer.')), 2 * patience);
  const answered = evaluate(page, `(${work.toString()})(${input.map(spell).join(', ')})`);
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
}

async function evaluate(page: Page, expression: string): Promise<unknown> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await page.evaluate(expression);
    } catch (error) {
      if (page.isClosed() || !isLoadingAnew(error) || performance.now() > end) throw error;
    }
  }
}

const spell = (value: Told): string =>
  typeof value === 'function' ? `(${value.toString()})` : JSON.stringify(value);

const isLoadingAnew = (error: unknown): boolean =>
  error instanceof Error &&
  /context was destroyed|Cannot find context|navigated or closed/.test(error.message);
