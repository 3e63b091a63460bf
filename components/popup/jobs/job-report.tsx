import type { PopupModel } from '@/components/popup/model';
import { PopupScreen, DoneMark } from '@/components/popup/screen';
import type { JobView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import { countDone, linksOf } from '@/lib/rules/job';
import { inOneSentence } from '@/lib/texts/errors';
import { removedText } from '@/lib/texts/jobs';
import { t } from '@/lib/texts/translate';

import { acceptJobLinks, closeJob, copyJob, continueToPage, stopOrResumeJob } from './job-actions';
import {
  type FailedItem,
  copiedText,
  failuresOf,
  isWorthRetrying,
  createdCountText,
  usableLink,
} from './job-text';

interface JobReportProps {
  model: PopupModel;
  view: JobView;
}

/** What became of a list of addresses: the links, and which failed and why. */
export function JobReport({ model, view }: JobReportProps) {
  const { job, error } = view;
  const focus = useFocus<HTMLButtonElement>();
  const failures = failuresOf(job);
  const isEmpty = linksOf(job).length === 0;
  const left = job.items.length - countDone(job);
  const removed = removedText(job);
  const again = () => void stopOrResumeJob(model, 'job.resume');
  const retries = left > 0 || failures.some((item) => isWorthRetrying(item.error));
  return (
    <PopupScreen
      foot={
        <>
          {error === null ? null : (
            <ErrorNotice error={error} remedies={{ retry: again, wait: again, look: again }} />
          )}
          <JobFoot model={model} first={isEmpty && !retries} />
        </>
      }
    >
      <h1 class="headline">{createdCountText(job)}</h1>
      {isEmpty ? null : <CopiedLine view={view} />}
      {removed === null ? null : <p class="muted">{removed}</p>}
      <div class="job-actions">
        {isEmpty ? null : (
          <Button variant="primary" buttonRef={focus} onClick={() => void copyJob(model)}>
            {t('job_copy_all')}
          </Button>
        )}
        {retries ? (
          <Button busy={view.busy} buttonRef={isEmpty ? focus : undefined} onClick={again}>
            {retryName(left, isEmpty)}
          </Button>
        ) : null}
        {failures.some((item) => usableLink(item.error) !== undefined) ? (
          <Button onClick={() => void acceptJobLinks(model)}>{t('job_use_links')}</Button>
        ) : null}
      </div>
      <FailureList failures={failures} />
    </PopupScreen>
  );
}

/** It says that they are on the clipboard only when they are. */
function CopiedLine({ view: { job, copied } }: Pick<JobReportProps, 'view'>) {
  return (
    <p class={copied === 'yes' ? 'job-copied' : 'muted'}>
      {copied === 'yes' ? <DoneMark /> : null}
      {copiedText(job, copied)}
    </p>
  );
}

function retryName(left: number, isEmpty: boolean): string {
  if (left > 0) return t('job_create_rest');
  return t(isEmpty ? 'common_try_again' : 'job_try_rest_again');
}

/** The addresses that could not be shortened, each with the reason. */
function FailureList({ failures }: { failures: readonly FailedItem[] }) {
  if (failures.length === 0) return null;
  return (
    <>
      <h2 class="job-subject">{t('job_failed_items')}</h2>
      <ul class="job-failures">
        {failures.map(({ url, error }, index) => (
          <li key={`${index} ${url}`}>
            <p class="whole-address" dir="ltr">
              {url}
            </p>
            <p class="job-reason">{inOneSentence(error)}</p>
            <UsableLinkNote url={usableLink(error)?.shortUrl} />
          </li>
        ))}
      </ul>
    </>
  );
}

function UsableLinkNote({ url }: { url: string | undefined }) {
  return url === undefined ? null : (
    <p class="notice-link" dir="ltr">
      {url}
    </p>
  );
}

interface JobFootProps {
  model: PopupModel;
  /** Nothing above it is more likely to be wanted. */
  first: boolean;
}

/** What to do with a job whose report was shown. The page's link is made on this button alone, and never by itself. */
export function JobFoot({ model, first }: JobFootProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <div class="foot-row">
      <Button variant="ghost" class="foot-start" onClick={() => void continueToPage(model)}>
        {t('job_shorten_page')}
      </Button>
      <span class="foot-gap" />
      <Button buttonRef={first ? focus : undefined} onClick={() => void closeJob(model)}>
        {t('common_done')}
      </Button>
    </div>
  );
}
