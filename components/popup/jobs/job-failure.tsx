import type { LinkModel } from '@/components/link/model';
import { PopupScreen } from '@/components/link/screen';
import type { Drawn, JobView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/run';
import { shortUrlKey } from '@/lib/rules/url/url-keys';
import { type Remedy, errorText } from '@/lib/texts/errors';
import { failureHeadline } from '@/lib/texts/jobs';
import { t } from '@/lib/texts/translate';

import { acceptJobLink, makeJobLink, stopOrResumeJob } from './job-actions';
import { JobFoot } from './job-report';
import { isWorthRetrying } from './job-text';

/** A single address that was not shortened: why, and what mends it. */
export function JobFailure({ model, view, item }: Drawn<JobView> & { item: JobItem }) {
  const { busy, job } = view;
  const error = view.error ?? item.error;
  const address = item.full ?? item.url;
  const again = () => void stopOrResumeJob(model, 'job.resume');
  const { again: canRetry, choose } = failureActions(item.url, error);
  return (
    <PopupScreen foot={<JobFoot model={model} first />}>
      <h1 class="headline">{failureHeadline(error, job.copied)}</h1>
      {item.url === '' ? null : (
        <p class="details" dir="ltr">
          {item.url}
        </p>
      )}
      {error === null ? (
        <p>{t(job.state === 'interrupted' ? 'job_interrupted' : 'job_stopped')}</p>
      ) : (
        <ErrorNotice
          error={error}
          busy={busy}
          remedies={{ retry: again, wait: again, look: again, ...linkActions(model, job, error) }}
          more={
            // A service that answers with a link that it has makes another one only under another alias.
            error.code === 'altered_link' && error.link?.origin === 'uncertain' ? (
              <Button
                busy={busy}
                onClick={() => void makeJobLink(model, job, address, 'own_alias')}
              >
                {t('popup_other_alias')}
              </Button>
            ) : null
          }
        />
      )}
      <div class="foot-row">
        {canRetry ? (
          <Button busy={busy} onClick={again}>
            {t(error === null ? 'job_create_now' : 'common_try_again')}
          </Button>
        ) : null}
        {choose ? (
          <Button onClick={() => void makeJobLink(model, job, address)}>
            {t('result_customize')}
          </Button>
        ) : null}
      </div>
    </PopupScreen>
  );
}

/** What can be done with the link that a failure is about, or in its place: one for the page, wherever the link leads by now. */
function linkActions(
  model: LinkModel,
  job: Job,
  error: ErrorReport,
): { use?: () => void; create?: () => void } {
  const { link } = error;
  const [item] = job.items;
  if (link === undefined || item === undefined) return {};
  const use = () => void acceptJobLink(model, job, error, link);
  const isItself = shortUrlKey(item.url) === shortUrlKey(link.shortUrl);
  const url = isItself ? link.longUrl : (item.full ?? item.url);
  // Where it leads may be unknown.
  return url === '' ? { use } : { use, create: () => void makeJobLink(model, job, url) };
}

/** Remedies that have their button with the failure itself. */
const noticeRemedies: ReadonlySet<Remedy> = new Set([
  'connect',
  'retry',
  'wait',
  'look',
  'use',
  'create',
]);

/** The failures after which the form is of no use for the address: its link may be there, or it is a link. */
const uncertainCodes: ReadonlySet<Remedy> = new Set(['look', 'use', 'create']);

/** The actions beside the failure of an address that was not shortened: trying again, and choosing in the form. */
export function failureActions(
  url: string,
  error: ErrorReport | null,
): { again: boolean; choose: boolean } {
  // What is wrong with a page is no address that could be mended in the form.
  const isOfPage = error?.problem !== undefined && !error.problem.startsWith('url_');
  const choose = url !== '' && !isOfPage;
  if (error === null) return { again: true, choose };
  const { remedy } = errorText(error);
  return {
    again: isWorthRetrying(error) && !noticeRemedies.has(remedy),
    choose: choose && !uncertainCodes.has(remedy),
  };
}
