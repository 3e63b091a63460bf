import type { Browser, CDPSession } from 'puppeteer-core';

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
  readonly #awake = new Map<string, Worker>();

  private constructor(root: CDPSession) {
    this.#root = root;
  }

  /** @param listen called with each worker that starts, and its address */
  static async watch(
    browser: Browser,
    listen: (session: CDPSession, url: string) => void,
  ): Promise<ServiceWorkers> {
    const root = await browser.target().createCDPSession();
    const workers = new ServiceWorkers(root);
    root.on('Target.targetCreated', ({ targetInfo: { targetId, type, url } }) => {
      if (type === 'service_worker') workers.#add(targetId, url, listen);
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
    const session = await worker.session;
    // First: whoever waits for the worker may start it anew before it is gone, and as long as there
    // is a session the browser would take the new one for the old one.
    if (session !== undefined)
      await this.#root.send('Target.detachFromTarget', { sessionId: session.id() });
    await this.#root.send('Target.closeTarget', { targetId });
    await worker.gone.promise;
  }

  #find(origin: string): [string, Worker] | undefined {
    return [...this.#awake].find(([, { url }]) => url.startsWith(`${origin}/`));
  }

  #add(targetId: string, url: string, listen: (session: CDPSession, url: string) => void): void {
    const session = this.#attach(targetId).then((attached) => {
      if (attached !== undefined) listen(attached, url);
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
