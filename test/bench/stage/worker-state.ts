import { poll } from '../../e2e/harness/poll.ts';
import type { QuietBrowser } from '../browser/quiet-browser.ts';
import { optionsPage } from './stage.ts';

interface InBrowser {
  readonly browser: QuietBrowser;
}

/** Ends the extension's worker, as the browser does with one that is idle, and waits until it is gone. */
export async function letSleep({ browser }: InBrowser, id: string): Promise<void> {
  await poll('the end of the worker', async () => {
    await browser.workers.stop(id);
    const worker = await browser.findWorker(id);
    return worker === undefined && browser.workers.isStopped(id) ? true : undefined;
  });
}

/** Sees to it that the extension's worker is awake. Its options page wakes it by asking it something. */
export async function keepAwake({ browser }: InBrowser, id: string): Promise<void> {
  if ((await browser.findWorker(id)) !== undefined) return;
  await browser.inExtensionPage(optionsPage(id), () =>
    poll('the worker', () => browser.findWorker(id)),
  );
}
