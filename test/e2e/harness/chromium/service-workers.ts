import { setTimeout } from 'node:timers/promises';

import type { Browser, CDPSession } from 'puppeteer-core';

type Listen = (session: CDPSession, url: string) => void;

/** Milliseconds in which a worker that was told to end does so. */
const untilGone = 1000;

interface Worker {
  url: string;
  /** How one listens to it. As long as there is one, the browser does not stop an idle worker. */
  session: Promise<CDPSession | undefined>;
  gone: PromiseWithResolvers<void>;
}

/**
 * The service workers that are awake. They are reached over a session of our own: puppeteer's way,
 * `target.worker()`, sometimes leaves a second session open, which keeps a worker from being stopped
 * and from starting again.
 */
export class ServiceWorkers {
  readonly #root: CDPSession;
  readonly #listen: Listen;
  readonly #awake = new Map<string, Worker>();

  private constructor(root: CDPSession, listen: Listen) {
    this.#root = root;
    this.#listen = listen;
  }

  /** @param listen called with each worker that starts, and its address */
  static async watch(browser: Browser, listen: Listen): Promise<ServiceWorkers> {
    const root = await browser.target().createCDPSession();
    const workers = new ServiceWorkers(root, listen);
    root.on('Target.targetCreated', ({ targetInfo: { targetId, type, url } }) => {
      if (type === 'service_worker') workers.#add(targetId, url);
    });
    root.on('Target.targetDestroyed', ({ targetId }) => workers.#remove(targetId));
    await root.send('Target.setDiscoverTargets', { discover: true });
    return workers;
  }

  /** Whether the service worker of an extension is awake. */
  isAwake(origin: string): boolean {
    return this.#find(origin) !== undefined;
  }

  /**
   * Stops the service worker of an extension, as the browser does with one that is idle, whatever
   * it is about. Comes back when it is gone; at once when it was asleep.
   */
  async kill(origin: string): Promise<void> {
    const [targetId, worker] = this.#find(origin) ?? [];
    if (targetId === undefined || worker === undefined) return;
    await this.evaluate(origin, 'void (globalThis.isToDie = true)');
    const session = await worker.session;
    // First: whoever waits for the worker may start it anew before it is gone, and as long as there
    // is a session the browser would take the new one for the old one.
    if (session !== undefined)
      await this.#root.send('Target.detachFromTarget', { sessionId: session.id() });
    await this.#root.send('Target.closeTarget', { targetId });
    const isGone = await Promise.race([worker.gone.promise, setTimeout(untilGone, 'still there')]);
    if (isGone !== 'still there') return;
    // Something that was on its way to the worker started a new one under the old one's name, unless it takes its time.
    this.#add(targetId, worker.url);
    if (await this.#isToDie(origin)) await this.kill(origin);
  }

  /**
   * Evaluates an expression in the service worker of an extension.
   * @returns its value, awaited; plain data
   * @throws {Error} when the worker is asleep, or what the expression threw
   */
  async evaluate(origin: string, expression: string): Promise<unknown> {
    const session = await this.#find(origin)?.[1].session;
    if (session === undefined) throw new Error('The worker is asleep.');
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Lets go of all workers. */
  stopWatching(): Promise<void> {
    return this.#root.detach();
  }

  /** Whether a worker is the one that was told to end. Who cannot be asked has ended meanwhile. */
  async #isToDie(origin: string): Promise<boolean> {
    const isToDie = await this.evaluate(origin, 'globalThis.isToDie').catch(() => undefined);
    return isToDie === true;
  }

  #find(origin: string): [string, Worker] | undefined {
    return [...this.#awake].find(([, { url }]) => url.startsWith(`${origin}/`));
  }

  #add(targetId: string, url: string): void {
    const session = this.#attach(targetId).then((attached) => {
      if (attached === undefined) this.#remove(targetId);
      else this.#listen(attached, url);
      return attached;
    });
    this.#awake.set(targetId, { url, session, gone: Promise.withResolvers<void>() });
  }

  #remove(targetId: string): void {
    this.#awake.get(targetId)?.gone.resolve();
    this.#awake.delete(targetId);
  }

  /** Undefined when the worker ended meanwhile. */
  async #attach(targetId: string): Promise<CDPSession | undefined> {
    try {
      const { sessionId } = await this.#root.send('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      return this.#root.connection()?.session(sessionId) ?? undefined;
    } catch {
      return undefined;
    }
  }
}
