import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import type { JobView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/job';

import { chooseForJob, makeForJob, takeJobLink, turnJob } from './job-actions';
import { JobFoot } from './job-foot';
import { failureHeadline, waysOut } from './ways-out';

interface JobFailureProps {
  model: PopupModel;
  view: JobView;
  item: JobItem;
}

/** A single address that was not shortened: why, and what mends it. */
export function JobFailure({ model, view, item }: JobFailureProps) {
  const { busy } = view;
  const error = view.error ?? item.error;
  const address = item.full ?? item.url;
  const again = () => void turnJob(model, 'job.resume');
  const { again: canRetry, choose } = waysOut(item.url, error);
  return (
    <Screen foot={<JobFoot model={model} first />}>
      <h1 class="headline">{failureHeadline(error, view.job.copied)}</h1>
      {item.url === '' ? null : (
        <p class="whole-address" dir="ltr">
          {item.url}
        </p>
      )}
      {error === null ? (
        <p>It was stopped before the link was made.</p>
      ) : (
        <ErrorNotice
          error={error}
          busy={busy}
          more={<InItsPlace model={model} view={view} error={error} url={address} />}
          remedies={{ retry: again, wait: again, look: again, ...ofLink(model, view.job, error) }}
        />
      )}
      <div class="foot-row">
        {canRetry ? (
          <Button busy={busy} onClick={again}>
            {error === null ? 'Make it now' : 'Try again'}
          </Button>
        ) : null}
        {choose ? (
          <Button onClick={() => void chooseForJob(model, view.job, address)}>Options…</Button>
        ) : null}
      </div>
    </Screen>
  );
}

/** What can be done with the link that a failure is about, or in its place. */
function ofLink(
  model: PopupModel,
  job: Job,
  { code, link }: ErrorReport,
): { use?: () => void; create?: () => void } {
  if (link === undefined) return {};
  const use = () => void takeJobLink(model, code, link);
  // Where it leads may never have been told.
  return link.longUrl === ''
    ? { use }
    : { use, create: () => void chooseForJob(model, job, link.longUrl) };
}

interface InItsPlaceProps extends Pick<JobFailureProps, 'model' | 'view'> {
  error: ErrorReport;
  url: string;
}

/** A service that answers with a link that it has makes another one only under another alias. */
function InItsPlace({ model, view: { job, busy }, error: { code, link }, url }: InItsPlaceProps) {
  return code === 'altered_link' && link?.origin === 'uncertain' ? (
    <Button busy={busy} onClick={() => void makeForJob(model, job, url)}>
      Create with another alias
    </Button>
  ) : null;
}
