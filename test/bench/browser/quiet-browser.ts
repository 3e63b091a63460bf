import type { Browser, CDPSession } from 'puppeteer-core';

import { poll } from '../../e2e/harness/poll.ts';
import { evaluate } from './evaluate.ts';
import { nextTick } from './tick.ts';
import { WorkerControl } from './worker-control.ts';

/** A popup that a click on the toolbar opened. */
export interface OpenedPopup {
  readonly targetId: string;
  /** When the click was given, in milliseconds since 1970. */
  readonly clickedAt: number;
}

/**
 * A browser that is left alone while it is measured. A debugger on a page or worker slows its start
 * down, and puppeteer puts one on each: here none is on anything that has not come to rest.
 */
export class QuietBrowser {
  readonly processId: number;
  readonly workers: WorkerControl;
  readonly #root: CDPSession;
  readonly #tabId: string;
  readonly #page: CDPSession;

  private constructor(
    processId: number,
    root: CDPSession,
    { tabId, page, workers }: { tabId: string; page: CDPSession; workers: WorkerControl },
  ) {
    this.processId = processId;
    this.workers = workers;
    this.#root = root;
    this.#tabId = tabId;
    this.#page = page;
  }

  /** Takes puppeteer's hands off a browser, which it cannot use any more, and closes all tabs but a new one. */
  static async from(browser: Browser): Promise<QuietBrowser> {
    const processId = browser.process()?.pid;
    // What a session of our own is attached to, puppeteer does not hear of: it would let go of workers at once.
    const root = await browser.target().createCDPSession();
    const connection = root.connection();
    if (connection === undefined || processId === undefined)
      throw new Error('The browser has no connection.');
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
    await connection.send('Target.setAutoAttach', {
      autoAttach: false,
      waitForDebuggerOnStart: false,
      flatten: true,
    });
    const { targetInfos } = await root.send('Target.getTargets');
    for (const target of targetInfos)
      if (target.type === 'page' && target.targetId !== targetId)
        await root.send('Target.closeTarget', { targetId: target.targetId });
    const page = await attach(root, targetId);
    await page.send('Page.enable');
    await goOn(root);
    const workers = await WorkerControl.over(page);
    return new QuietBrowser(processId, root, { tabId: await onlyTab(root), page, workers });
  }

  /** Goes to an address in the tab, and waits until it has loaded. */
  async visit(url: string): Promise<void> {
    const loaded = new Promise<void>((resolve) => {
      this.#page.once('Page.loadEventFired', () => resolve());
    });
    await this.#page.send('Page.navigate', { url });
    await loaded;
  }

  /**
   * Clicks the toolbar button of an extension.
   * @param popup the path of its popup
   */
  async click(id: string, popup = 'popup.html'): Promise<OpenedPopup> {
    const address = `chrome-extension://${id}/${popup}`;
    const clickedAt = nextTick();
    await this.#root.send('Extensions.triggerAction', { id, targetId: this.#tabId });
    const targetId = await poll('the popup', () => this.#find('page', address));
    return { targetId, clickedAt };
  }

  /** Puts a session on a page or popup that has come to rest. */
  attach(targetId: string): Promise<CDPSession> {
    return attach(this.#root, targetId);
  }

  /** Works in a worker, and lets go of it again: one that has a session is not ended. */
  within<Result>(
    targetId: string,
    work: (session: CDPSession) => Promise<Result>,
  ): Promise<Result> {
    return within(this.#root, targetId, work);
  }

  /** Opens a page in a tab before the others, and leaves it alone. */
  async open(url: string): Promise<string> {
    return (await this.#root.send('Target.createTarget', { url })).targetId;
  }

  /** Opens a page of an extension in a tab behind the others, does work there, and closes it. */
  async inExtensionPage<Result>(
    url: string,
    work: (page: CDPSession) => Promise<Result>,
  ): Promise<Result> {
    const { targetId } = await this.#root.send('Target.createTarget', {
      url,
      background: true,
    });
    const page = await this.attach(targetId);
    await poll('the page', async () => ((await evaluate(page, hasLoaded, url)) ? true : undefined));
    const result = await work(page);
    await this.close(targetId);
    return result;
  }

  /** Closes a page or popup, and waits until it is gone. */
  async close(targetId: string): Promise<void> {
    await this.#root.send('Target.closeTarget', { targetId });
    await poll('the end of a page', async () => {
      const { targetInfos } = await this.#root.send('Target.getTargets');
      return targetInfos.some((target) => target.targetId === targetId) ? undefined : true;
    });
  }

  /** The worker of an extension, if it is awake. */
  findWorker(id: string): Promise<string | undefined> {
    return this.#find('service_worker', `chrome-extension://${id}/`);
  }

  async #find(type: string, address: string): Promise<string | undefined> {
    const { targetInfos } = await this.#root.send('Target.getTargets');
    return targetInfos.find((target) => target.type === type && target.url.startsWith(address))
      ?.targetId;
  }
}

/** A new tab holds an empty page first. */
const hasLoaded = (url: string): boolean =>
  location.href.startsWith(url) && document.readyState === 'complete';

async function attach(root: CDPSession, targetId: string): Promise<CDPSession> {
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const session = root.connection()?.session(sessionId) ?? null;
  if (session === null) throw new Error('A page has gone before it could be looked at.');
  return session;
}

async function within<Result>(
  root: CDPSession,
  targetId: string,
  work: (session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const session = await attach(root, targetId);
  try {
    return await work(session);
  } finally {
    // By the session that it was attached over: the browser knows it nowhere else.
    await root.send('Target.detachFromTarget', { sessionId: session.id() });
  }
}

/** Has those workers begin that puppeteer stopped at their first line, and was about to let go of. */
async function goOn(root: CDPSession): Promise<void> {
  const { targetInfos } = await root.send('Target.getTargets');
  for (const { type, targetId } of targetInfos)
    if (type === 'service_worker')
      await within(root, targetId, (worker) => worker.send('Runtime.runIfWaitingForDebugger'));
}

/** The tab that is left when the others have closed. */
function onlyTab(root: CDPSession): Promise<string> {
  return poll('the end of the other tabs', async () => {
    const filter = [{ type: 'tab' }];
    const [tab, ...others] = (await root.send('Target.getTargets', { filter })).targetInfos;
    return others.length === 0 ? tab?.targetId : undefined;
  });
}
