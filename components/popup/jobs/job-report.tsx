import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import { Tick } from '@/components/popup/tick';
import type { JobView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/use-focus';
import { linksOf } from '@/lib/rules/links-of-job';
import { countDone } from '@/lib/rules/undone-items';
import { removedText } from '@/lib/texts/removed-text';

import { FailureList } from './failure-list';
import { acceptJobLinks, copyJob, turnJob } from './job-actions';
import { JobFoot } from './job-foot';
import { failuresOf, isWorthRetrying, usableLink } from './job-items';
import { copiedText, madeText } from './job-words';

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
  const again = () => void turnJob(model, 'job.resume');
  const retries = left > 0 || failures.some((item) => isWorthRetrying(item.error));
  return (
    <Screen
      foot={
        <>
          {error === null ? null : (
            <ErrorNotice error={error} remedies={{ retry: again, wait: again, look: again }} />
          )}
          <JobFoot model={model} first={isEmpty && !retries} />
        </>
      }
    >
      <h1 class="headline">{madeText(job)}</h1>
      {isEmpty ? null : <CopiedLine view={view} />}
      {removed === null ? null : <p class="muted">{removed}</p>}
      <div class="job-actions">
        {isEmpty ? null : (
          <Button variant="primary" buttonRef={focus} onClick={() => void copyJob(model)}>
            Copy all
          </Button>
        )}
        {retries ? (
          <Button busy={view.busy} buttonRef={isEmpty ? focus : undefined} onClick={again}>
            {retryName(left, isEmpty)}
          </Button>
        ) : null}
        {failures.some((item) => usableLink(item.error) !== undefined) ? (
          <Button onClick={() => acceptJobLinks(model)}>Use these links</Button>
        ) : null}
      </div>
      <FailureList failures={failures} />
    </Screen>
  );
}

/** It says that they are on the clipboard only when they are. */
function CopiedLine({ view: { job, copied } }: Pick<JobReportProps, 'view'>) {
  return (
    <p class={copied === 'yes' ? 'job-copied' : 'muted'}>
      {copied === 'yes' ? <Tick /> : null}
      {copiedText(job, copied)}
    </p>
  );
}

function retryName(left: number, isEmpty: boolean): string {
  if (left > 0) return 'Go on with the rest';
  return isEmpty ? 'Try again' : 'Try the rest again';
}
