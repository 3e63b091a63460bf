import { setTimeout } from 'node:timers/promises';

import type { CDPSession } from 'puppeteer-core';

import { allowHost } from '../../e2e/harness/chromium/allow-host.ts';
import { launchChromium } from '../../e2e/harness/chromium/launch-chromium.ts';
import { QuietBrowser } from '../browser/quiet-browser.ts';
import { restAfter } from '../browser/rest.ts';
import type { Contestant } from './contestant.ts';

/** A contestant in its browser. */
export interface Lane extends AsyncDisposable {
  readonly contestant: Contestant;
  readonly browser: QuietBrowser;
  /** The extension's id. */
  readonly id: string;
  /** Goes to a page that nobody shortened before. */
  readonly visitNext: () => Promise<void>;
}

/** From the third time on, the browser has what it compiled at hand, as it has in daily use. */
const openingsBefore = 2;

/**
 * Opens a browser with a fresh profile and this extension alone in it, and gets it used to its popup.
 * @param nextPage the address of a page that no browser has seen
 */
export async function openLane(contestant: Contestant, nextPage: () => string): Promise<Lane> {
  await using opened = new AsyncDisposableStack();
  const puppeteer = await launchChromium();
  opened.defer(async () => await puppeteer.close());
  const id = await puppeteer.installExtension(contestant.folder);
  if (contestant.host !== undefined) await allowHost(puppeteer, id, contestant.host);
  const browser = await QuietBrowser.from(puppeteer);
  const lane = {
    contestant,
    browser,
    id,
    visitNext: async () => await browser.visit(nextPage()),
  };
  if (contestant.setUp !== undefined)
    await inPage(lane, contestant.setUp.path, contestant.setUp.work);
  for (let opening = 0; opening < openingsBefore; opening += 1) {
    await lane.visitNext();
    await lookAtPopup(lane);
  }
  const stack = opened.move();
  return { ...lane, [Symbol.asyncDispose]: async () => await stack.disposeAsync() };
}

/** Works in a page of the extension, behind the tab that is shown. */
export const inPage = <Result>(
  { browser, id }: Pick<Lane, 'browser' | 'id'>,
  path: string,
  work: (page: CDPSession) => Promise<Result>,
): Promise<Result> => browser.inExtensionPage(`chrome-extension://${id}/${path}`, work);

/** Opens the popup, as a person does, looks at it for a moment, and closes it. */
export async function lookAtPopup({
  browser,
  id,
  contestant,
}: Pick<Lane, 'browser' | 'id' | 'contestant'>): Promise<void> {
  const { targetId } = await browser.click(id, contestant.popup);
  await setTimeout(restAfter);
  await browser.close(targetId);
}
