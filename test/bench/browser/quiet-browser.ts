import type { Browser, CDPSession } from 'puppeteer-core';

import { poll } from '../../e2e/harness/poll.ts';
import { evaluate } from './evaluate.ts';
import { nextTick } from './tick.ts';

/** The connection under a session, to which the whole browser answers. */
type Connection = NonNullable<ReturnType<CDPSession['connection']>>;

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
  readonly #connection: Connection;
  readonly #tabId: string;
  readonly #page: CDPSession;

  private constructor(
    processId: number,
    connection: Connection,
    { tabId, page }: { tabId: string; page: CDPSession },
  ) {
    this.processId = processId;
    this.#connection = connection;
    this.#tabId = tabId;
    this.#page = page;
  }

  /** Takes puppeteer's hands off a browser, which it cannot use any more, and closes all tabs but a new one. */
  static async from(browser: Browser): Promise<QuietBrowser> {
    const connection = (await browser.target().createCDPSession()).connection();
    const processId = browser.process()?.pid;
    if (connection === undefined || processId === undefined)
      throw new Error('The browser has no connection.');
    const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
    await connection.send('Target.setAutoAttach', {
      autoAttach: false,
      waitForDebuggerOnStart: false,
      flatten: true,
    });
    const { targetInfos } = await connection.send('Target.getTargets');
    for (const target of targetInfos)
      if (target.type === 'page' && target.targetId !== targetId)
        await connection.send('Target.closeTarget', { targetId: target.targetId });
    const page = await attach(connection, targetId);
    await page.send('Page.enable');
    return new QuietBrowser(processId, connection, { tabId: await onlyTab(connection), page });
  }

  /** Goes to an address in the tab, and waits until it has loaded. */
  async visit(url: string): Promise<void> {
    const loaded = new Promise<void>((resolve) => {
      this.#page.once('Page.loadEventFired', () => resolve());
    });
    await this.#page.send('Page.navigate', { url });
    await loaded;
  }

  /** Clicks the toolbar button of an extension. */
  async click(id: string): Promise<OpenedPopup> {
    const address = `chrome-extension://${id}/popup.html`;
    const clickedAt = nextTick();
    await this.#connection.send('Extensions.triggerAction', { id, targetId: this.#tabId });
    const targetId = await poll('the popup', () => this.#find('page', address));
    return { targetId, clickedAt };
  }

  /** Puts a session on a page or popup that has come to rest. */
  attach(targetId: string): Promise<CDPSession> {
    return attach(this.#connection, targetId);
  }

  /** Opens a page in a tab before the others, and leaves it alone. */
  async open(url: string): Promise<string> {
    return (await this.#connection.send('Target.createTarget', { url })).targetId;
  }

  /** Opens a page of an extension in a tab behind the others, does work there, and closes it. */
  async inExtensionPage<Result>(
    url: string,
    work: (page: CDPSession) => Promise<Result>,
  ): Promise<Result> {
    const { targetId } = await this.#connection.send('Target.createTarget', {
      url,
      background: true,
    });
    const page = await this.attach(targetId);
    await poll('the page', async () => ((await evaluate(page, hasLoaded, url)) ? true : undefined));
    const result = await work(page);
    await this.close(targetId);
    return result;
  }

  /** Closes a page or popup, or ends a worker, and waits until it is gone. */
  async close(targetId: string): Promise<void> {
    await this.#connection.send('Target.closeTarget', { targetId });
    await poll('the end of a page', async () => {
      const { targetInfos } = await this.#connection.send('Target.getTargets');
      return targetInfos.some((target) => target.targetId === targetId) ? undefined : true;
    });
  }

  /** The worker of an extension, if it is awake. */
  findWorker(id: string): Promise<string | undefined> {
    return this.#find('service_worker', `chrome-extension://${id}/`);
  }

  async #find(type: string, address: string): Promise<string | undefined> {
    const { targetInfos } = await this.#connection.send('Target.getTargets');
    return targetInfos.find((target) => target.type === type && target.url.startsWith(address))
      ?.targetId;
  }
}

/** A new tab holds an empty page first. */
const hasLoaded = (url: string): boolean =>
  location.href.startsWith(url) && document.readyState === 'complete';

async function attach(connection: Connection, targetId: string): Promise<CDPSession> {
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const session = connection.session(sessionId);
  if (session === null) throw new Error('A page has gone before it could be looked at.');
  return session;
}

/** The tab that is left when the others have closed. */
function onlyTab(connection: Connection): Promise<string> {
  return poll('the end of the other tabs', async () => {
    const filter = [{ type: 'tab' }];
    const [tab, ...others] = (await connection.send('Target.getTargets', { filter })).targetInfos;
    return others.length === 0 ? tab?.targetId : undefined;
  });
}
