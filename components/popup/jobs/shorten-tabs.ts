import type { PopupModel } from '@/components/popup/popup-model';
import type { Job } from '@/lib/model/job';

import { showJob } from './show-job';

/** Looks for the job of the tabs: it is begun at once, unless all of it is over before. */
const mostLooks = 10;

/** Milliseconds between two of them. */
const pause = 100;

/**
 * Has all tabs of a window shortened, and shows how far that is.
 * @throws {AppError} as every message
 */
export async function shortenTabs(model: PopupModel, windowId: number): Promise<void> {
  await model.alone(async () => {
    await model.services.send('tabs.shorten', { windowId });
    const job = await findJob(model);
    if (job === null) model.show({ name: 'job_ended', count: null });
    else showJob(model, job);
  });
}

async function findJob({ services }: PopupModel): Promise<Job | null> {
  for (let look = 0; look < mostLooks; look++) {
    const { job } = await services.send('popup.open', undefined);
    if (job !== null) return job;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}
