import { FailureOf } from '@/components/link/failure-of';
import { Destination, DoneMark, PopupScreen } from '@/components/link/screen';
import type { Drawn, ExternalView, JobView } from '@/components/link/view';
import { LinkInfoScreen } from '@/components/popup/link-info/link-info-screen';
import { addStyles } from '@/components/ui/add-styles';
import { Button } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { countDone } from '@/lib/rules/job';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { AllowTabsScreen } from './allow-tabs-screen';
import { stopOrResumeJob, useFollowing } from './job-actions';
import { JobFailure } from './job-failure';
import { JobFoot, JobReport } from './job-report';
import { endedText, externalStatus, workingText } from './job-text';

import styles from './external.css?inline';

addStyles(styles);

/** What was begun, or asked for, without the popup, and what a screen reader hears of it. */
export function ExternalScreen(props: Drawn<ExternalView>) {
  return (
    <>
      {screenOf(props)}
      <p class="unseen" role="status">
        {externalStatus(props.view)}
      </p>
    </>
  );
}

function screenOf({ model, view }: Drawn<ExternalView>) {
  switch (view.name) {
    case 'linkInfo':
      return <LinkInfoScreen model={model} view={view} />;
    case 'job':
      return <JobScreen model={model} view={view} />;
    case 'allow_tabs':
      return <AllowTabsScreen model={model} windowId={view.windowId} />;
    case 'job_ended':
      return (
        <PopupScreen foot={<JobFoot model={model} first />}>
          {view.count === null ? (
            <h1 class="headline">{t('job_tabs_working')}</h1>
          ) : (
            <h1 class="headline headline-good">
              <DoneMark />
              {t('result_copied')}
            </h1>
          )}
          <p>{endedText(view.count)}</p>
        </PopupScreen>
      );
  }
}

/** Links that were asked for without the popup: how far they are, or what became of them. */
function JobScreen(props: Drawn<JobView>) {
  useFollowing(props);
  const { items, state } = props.view.job;
  const [item] = items;
  if (state === 'working') return <JobUnderWay {...props} />;
  return item !== undefined && items.length === 1 ? (
    <JobFailure {...props} item={item} />
  ) : (
    <JobReport {...props} />
  );
}

/** How far a job has come, and the way to stop it. */
function JobUnderWay({ model, view: { job, busy, error } }: Drawn<JobView>) {
  const focus = useFocus<HTMLButtonElement>();
  const next = job.items.find((item) => item.link === null && item.error === null);
  return (
    <PopupScreen
      foot={
        <>
          {/* Without the failure, it is followed on. */}
          <FailureOf error={error} again={() => model.change('job', { error: null })} />
          <Button
            busy={busy}
            buttonRef={focus}
            onClick={() => void stopOrResumeJob(model, 'job.stop')}
          >
            {t('common_stop')}
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
        {next === undefined ? <p /> : <Destination url={next.url} />}
        <p>
          {job.waitsUntil === null ? null : <Waiting until={job.waitsUntil} />}
          {job.trouble === undefined ? null : inOneSentence(job.trouble)}
        </p>
        <p>{t('job_close_popup')}</p>
      </div>
    </PopupScreen>
  );
}

/** Seen only: read out, the seconds would never end. */
const Waiting = ({ until }: { until: number }) => (
  <span aria-hidden="true">{t('common_rate_limit', { seconds: useSecondsLeft(until) })}</span>
);
