import { FailureOf } from '@/components/link/failure-of';
import type { LinkModel } from '@/components/link/model';
import { PopupScreen, DoneMark } from '@/components/link/screen';
import type { Drawn, JobView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { countDone, linksOf } from '@/lib/rules/job';
import { inOneSentence } from '@/lib/texts/errors';
import { removedText } from '@/lib/texts/jobs';
import { t } from '@/lib/texts/translate';

import { acceptJobLinks, continueToPage, copyJob, leaveJob, stopOrResumeJob } from './job-actions';
import { copiedText, createdCountText, failuresOf, isWorthRetrying, usableLink } from './job-text';

/** What became of a list of addresses: the links, and which failed and why. */
export function JobReport({ model, view: { job, error, busy, copied } }: Drawn<JobView>) {
  const focus = useFocus<HTMLButtonElement>();
  const failures = failuresOf(job);
  const isEmpty = linksOf(job).length === 0;
  const left = job.items.length - countDone(job);
  const again = () => void stopOrResumeJob(model, 'job.resume');
  const retries = left > 0 || failures.some((item) => isWorthRetrying(item.error));
  const retryText = isEmpty ? 'common_try_again' : 'job_try_rest_again';
  return (
    <PopupScreen
      foot={
        <>
          <FailureOf error={error} again={again} />
          <JobFoot model={model} first={isEmpty && !retries} />
        </>
      }
    >
      <h1 class="headline">{createdCountText(job)}</h1>
      {/* It says that they are on the clipboard only when they are. */}
      {isEmpty ? null : (
        <p class={copied === 'yes' ? 'job-copied' : 'muted'}>
          {copied === 'yes' ? <DoneMark /> : null}
          {copiedText(job, copied)}
        </p>
      )}
      <RemovedLine text={removedText(job)} />
      <div class="foot-row job-actions">
        {isEmpty ? null : (
          <Button variant="primary" buttonRef={focus} onClick={() => void copyJob(model)}>
            {t('job_copy_all')}
          </Button>
        )}
        {retries ? (
          <Button busy={busy} buttonRef={isEmpty ? focus : undefined} onClick={again}>
            {t(left > 0 ? 'job_create_rest' : retryText)}
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

const RemovedLine = ({ text }: { text: string | null }) =>
  text === null ? null : <p class="muted">{text}</p>;

/** The addresses that could not be shortened, each with the reason. */
function FailureList({ failures }: { failures: ReturnType<typeof failuresOf> }) {
  if (failures.length === 0) return null;
  return (
    <>
      <h2 class="field-label">{t('job_failed_items')}</h2>
      <ul class="job-failures">
        {failures.map(({ url, error }, index) => {
          const usable = usableLink(error);
          return (
            <li key={`${index} ${url}`}>
              <p class="details" dir="ltr">
                {url}
              </p>
              <p>{inOneSentence(error)}</p>
              {usable === undefined ? null : (
                <p class="notice-link" dir="ltr">
                  {usable.shortUrl}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface JobFootProps {
  model: LinkModel;
  /** Nothing above it is more likely to be wanted. */
  first: boolean;
}

/** Dismisses a job once its report was shown. The page's link is made on this button alone, and never by itself. */
export function JobFoot({ model, first }: JobFootProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <div class="foot-row">
      <Button variant="ghost" class="foot-start" onClick={() => void continueToPage(model)}>
        {t('job_shorten_page')}
      </Button>
      <span class="foot-gap" />
      <Button
        buttonRef={first ? focus : undefined}
        onClick={() => void leaveJob(model, model.services.close)}
      >
        {t('common_done')}
      </Button>
    </div>
  );
}
