import { LinkInfoScreen, linkInfoHeadline } from '@/components/popup/link-info/link-info-screen';
import type { PopupModel } from '@/components/popup/model';
import { DoneMark, PopupScreen } from '@/components/popup/screen';
import type { ExternalView, JobView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { countDone } from '@/lib/rules/job';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { AllowTabsScreen } from './allow-tabs-screen';
import { resumeFollowing, stopOrResumeJob, useFollowing } from './job-actions';
import { JobFailure } from './job-failure';
import { JobFoot, JobReport } from './job-report';
import { endedText, jobStatus, workingText } from './job-text';

interface ExternalScreenProps {
  model: PopupModel;
  view: ExternalView;
}

/** What was begun, or asked for, without the popup, and what a screen reader is told about it. */
export function ExternalScreen({ model, view }: ExternalScreenProps) {
  return (
    <>
      {screenOf(model, view)}
      <p class="unseen" role="status">
        {externalStatus(view)}
      </p>
    </>
  );
}

function screenOf(model: PopupModel, view: ExternalView) {
  switch (view.name) {
    case 'linkInfo':
      return <LinkInfoScreen model={model} view={view} />;
    case 'job':
      return <JobScreen model={model} view={view} />;
    case 'job_ended':
      return <JobEndedScreen model={model} count={view.count} />;
    case 'allow_tabs':
      return <AllowTabsScreen model={model} windowId={view.windowId} />;
  }
}

interface JobScreenProps {
  model: PopupModel;
  view: JobView;
}

/** Links that were asked for without the popup: how far they are, or what became of them. */
function JobScreen({ model, view }: JobScreenProps) {
  useFollowing(model, view);
  const [item, ...others] = view.job.items;
  if (view.job.state === 'working') return <JobUnderWay model={model} view={view} />;
  return item !== undefined && others.length === 0 ? (
    <JobFailure model={model} view={view} item={item} />
  ) : (
    <JobReport model={model} view={view} />
  );
}

interface JobEndedScreenProps {
  model: PopupModel;
  /** Links; null where nobody could count them, and nobody saw them being copied. */
  count: number | null;
}

/** A job that was followed to its good end. */
function JobEndedScreen({ model, count }: JobEndedScreenProps) {
  return (
    <PopupScreen foot={<JobFoot model={model} first />}>
      {count === null ? (
        <h1 class="headline">{t('job_tabs_working')}</h1>
      ) : (
        <h1 class="headline headline-good">
          <DoneMark />
          {t('result_copied')}
        </h1>
      )}
      <p>{endedText(count)}</p>
    </PopupScreen>
  );
}

/** What a screen reader is told of what was begun without the popup; blank where focus or an alert says it. */
export function externalStatus(view: ExternalView): string {
  if (view.name === 'linkInfo') return linkInfoHeadline(view);
  if (view.name === 'job') return jobStatus(view);
  return view.name === 'job_ended' ? endedText(view.count) : '';
}

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
        <p class="detail-line" dir="ltr" title={next?.url}>
          {next?.url}
        </p>
        <p class="detail-line">
          {job.waitsUntil === null ? null : <Waiting until={job.waitsUntil} />}
          {job.trouble === undefined ? null : inOneSentence(job.trouble)}
        </p>
        <p class="detail-line">{t('job_close_popup')}</p>
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
