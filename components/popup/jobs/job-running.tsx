import type { PopupModel } from '@/components/popup/model';
import { PopupScreen } from '@/components/popup/screen';
import type { JobView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { countDone } from '@/lib/rules/job';
import { t } from '@/lib/texts/translate';

import { resumeFollowing, stopOrResumeJob } from './job-actions';
import { workingText } from './job-text';

interface JobUnderWayProps {
  model: PopupModel;
  view: JobView;
}

/** How far a job has come, and the way to stop it. */
export function JobUnderWay({ model, view }: JobUnderWayProps) {
  const { job, busy, error } = view;
  const focus = useFocus<HTMLButtonElement>();
  const next = job.items.find((item) => item.link === null && item.error === null);
  const again = () => resumeFollowing(model);
  return (
    <PopupScreen
      foot={
        <>
          {error === null ? null : (
            <ErrorNotice error={error} remedies={{ retry: again, wait: again, look: again }} />
          )}
          <Button
            busy={busy}
            buttonRef={focus}
            onClick={() => void stopOrResumeJob(model, 'job.stop')}
          >
            {t('job_stop')}
          </Button>
        </>
      }
    >
      <h1 class="headline">{workingText(job)}</h1>
      {job.items.length === 1 ? null : (
        <progress
          class="job-progress"
          aria-label={t('job_progress_name')}
          max={job.items.length}
          value={countDone(job)}
        />
      )}
      <div class="details">
        <p class="detail-line" dir="ltr" title={next?.url}>
          {next?.url}
        </p>
        <p class="detail-line">
          {job.waitsUntil === null ? null : <Waiting until={job.waitsUntil} />}
        </p>
      </div>
    </PopupScreen>
  );
}

/** Seen only: read out, the seconds would never end. */
function Waiting({ until }: { until: number }) {
  return (
    <span aria-hidden="true">{t('common_rate_limit', { seconds: useSecondsLeft(until) })}</span>
  );
}
