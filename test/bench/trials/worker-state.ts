import { poll } from '../../e2e/harness/poll.ts';
import { optionsPage, type Stage } from '../stage/stage.ts';

/** Puts the extension's worker to sleep, as the browser does with one that is idle. */
export async function letSleep({ browser }: Pick<Stage, 'browser'>, id: string): Promise<void> {
  const worker = await browser.findWorker(id);
  if (worker !== undefined) await browser.close(worker);
}

/** Sees to it that the extension's worker is awake. Its options page wakes it by asking it something. */
export async function keepAwake({ browser }: Pick<Stage, 'browser'>, id: string): Promise<void> {
  if ((await browser.findWorker(id)) !== undefined) return;
  await browser.inExtensionPage(optionsPage(id), () =>
    poll('the worker', () => browser.findWorker(id)),
  );
}
