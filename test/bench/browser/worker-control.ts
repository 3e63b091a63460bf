import type { CDPSession, Protocol } from 'puppeteer-core';

type Version = Protocol.ServiceWorker.ServiceWorkerVersion;

/**
 * What the browser says of its service workers, and the switch that ends one as the browser ends those that are idle: the same
 * that `chrome://serviceworker-internals` has. Nothing is attached to a worker for it.
 */
export class WorkerControl {
  readonly #session: CDPSession;
  readonly #versions = new Map<string, Version>();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** @param session on a page of the profile whose workers are meant */
  static async over(session: CDPSession): Promise<WorkerControl> {
    const control = new WorkerControl(session);
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const version of versions) control.#versions.set(version.versionId, version);
    });
    await session.send('ServiceWorker.enable');
    return control;
  }

  /** Whether the browser has the worker of an extension run. */
  isRunning(id: string): boolean {
    return this.#of(id).some(({ runningStatus }) => runningStatus === 'running');
  }

  /** Whether the worker of an extension is gone, and not on its way up either. */
  isStopped(id: string): boolean {
    return this.#of(id).every(({ runningStatus }) => runningStatus === 'stopped');
  }

  /** Tells the worker of an extension to end, if it is about to run. It takes a moment. */
  async stop(id: string): Promise<void> {
    for (const { versionId, runningStatus } of this.#of(id))
      if (runningStatus === 'running' || runningStatus === 'starting')
        await this.#session.send('ServiceWorker.stopWorker', { versionId });
  }

  #of(id: string): Version[] {
    return [...this.#versions.values()].filter(({ scriptURL }) =>
      scriptURL.startsWith(`chrome-extension://${id}/`),
    );
  }
}
