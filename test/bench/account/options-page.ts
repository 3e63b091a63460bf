import { setTimeout } from 'node:timers/promises';

import type { CDPSession } from 'puppeteer-core';

import { evaluate } from '../browser/evaluate.ts';
import { restAfter } from '../browser/rest.ts';
import { insideFile, type Inside } from '../stage/build-inside.ts';
import { optionsPage, type Stage } from '../stage/stage.ts';

/** Has Curtail forget what the account API answered. */
export async function forgetAnswers({ browser, ids }: Stage): Promise<void> {
  const work = async (file: string): Promise<void> => {
    const { clearStores } = (await import(file)) as Inside;
    await clearStores(['answers']);
  };
  await browser.inExtensionPage(optionsPage(ids.account), (page) =>
    evaluate(page, work, `/${insideFile}`),
  );
}

/**
 * Opens a screen in a tab before the others and leaves it alone until it has come to rest; then does work there.
 * @throws {Error} when the browser did not show the tab
 */
export async function onScreen<Result>(
  { browser, ids }: Stage,
  screen: string,
  work: (page: CDPSession) => Promise<Result>,
): Promise<Result> {
  const targetId = await browser.open(`${optionsPage(ids.account)}#${screen}`);
  await setTimeout(restAfter);
  const page = await browser.attach(targetId);
  if ((await evaluate(page, () => document.visibilityState)) !== 'visible')
    throw new Error('The browser does not draw the tab that is measured.');
  const result = await work(page);
  await browser.close(targetId);
  return result;
}
