import { useEffect } from 'preact/hooks';

import { LinkInfoScreen, linkInfoHeadline } from '@/components/popup/link-info/link-info-screen';
import type { PopupModel } from '@/components/popup/model';
import { PopupScreen, DoneMark } from '@/components/popup/screen';
import type { ExternalView, JobView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import { countDone } from '@/lib/rules/job';
import { percentText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

import { AllowTabsScreen } from './allow-tabs-screen';
import { changeJob } from './job-actions';
import { JobFailure } from './job-failure';
import { JobFoot, JobReport } from './job-report';
import { JobUnderWay } from './job-running';
import { copiedText, endedText } from './job-text';
import { showFollowed } from './show-job';

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

function jobStatus({ job, copied }: JobView): string {
  if (job.state !== 'working') return copied === null ? '' : copiedText(job, copied);
  if (job.waitsUntil !== null) return t('common_rate_limit_waiting');
  // Told in steps: whoever listens would hear nothing else.
  const tenths = Math.floor((countDone(job) / job.items.length) * 10);
  return job.items.length === 1
    ? t('popup_creating')
    : t('job_percent_done', { percent: percentText(tenths / 10) });
}

/** Milliseconds between two looks at a job under way. */
const lookInterval = 300;

/** Looks again and again how a job under way stands, for as long as it is shown. A failure to look ends it until somebody tries again. */
function useFollowing(model: PopupModel, view: JobView): void {
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
    const timer = setTimeout(() => void look(), lookInterval);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [model, view]);
}
