import { useEffect } from 'preact/hooks';

import type { PopupModel } from '@/components/popup/popup-model';
import type { JobView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';

import { changeJob } from './job-actions';
import { showFollowed } from './show-job';

/** Milliseconds between two looks at a job under way. */
const pause = 300;

/** Looks again and again how a job under way stands, for as long as it is shown. A failure to look ends it until somebody tries again. */
export function useFollowing(model: PopupModel, view: JobView): void {
  useEffect(() => {
    const { job, error } = view;
    if (job.state !== 'working' || error !== null) return undefined;
    let gone = false;
    const look = async () => {
      try {
        const now = await model.services.send('job.get', { id: job.id });
        if (!gone) await showFollowed(model, job, now);
      } catch (failure) {
        if (!gone) changeJob(model, { error: reportOf(failure) });
      }
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [model, view]);
}
