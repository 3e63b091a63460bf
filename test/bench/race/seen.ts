import type { CDPSession } from 'puppeteer-core';

import { patience } from '../../e2e/harness/poll.ts';
import { evaluate } from '../browser/evaluate.ts';
import type { Sign } from './contestant.ts';

/**
 * Waits, in the page, until something is to be seen.
 * @throws {Error} with what is there instead, when it has not come up in time
 */
export function seen(page: CDPSession, sign: Sign): Promise<void> {
  const look = async ({ selector, text = '' }: Sign, within: number): Promise<void> => {
    const end = performance.now() + within;
    const isThere = (element: Element): boolean =>
      element.getClientRects().length > 0 && element.textContent.includes(text);
    while (![...document.querySelectorAll(selector)].some(isThere)) {
      if (performance.now() > end)
        throw new Error(`No ${selector} ${text} in the popup. It says: ${document.body.innerText}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };
  return evaluate(page, look, sign, patience);
}
