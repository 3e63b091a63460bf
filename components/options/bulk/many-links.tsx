import { useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Bulk } from '@/lib/model/bulk';
import type { ConnectionView } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import { bulkStateText } from '@/lib/texts/bulk-text';
import { errorText } from '@/lib/texts/errors';

import { DonePart } from './job/done-part';
import { RunningPart } from './job/running-part';
import { NewList } from './new/new-list';
import { useBulkJob } from './use-bulk-job';

interface ManyLinksProps {
  services: Services;
  connection: ConnectionView;
  preferences: Preferences;
}

/** The job that there is; without one, a list for the next. */
export function ManyLinks(props: ManyLinksProps) {
  const { job, error, show, look } = useBulkJob(props.services);
  const [isOther, setOther] = useState(false);
  const take = (next: Bulk | null, other = false) => {
    show(next);
    setOther((was) => next !== null && (other || was));
  };
  if (job === undefined) {
    return error === null ? (
      <p class="screen-lead" role="status">
        Looking for a list under way…
      </p>
    ) : (
      <Notice
        tone="error"
        title="Curtail could not look for a list under way."
        actions={<Button onClick={look}>Retry</Button>}
      >
        {errorText(error).sentence}
      </Notice>
    );
  }
  return (
    <>
      {/* It stays while the rest changes, so that readers hear how the job comes along. */}
      <p class="unseen" role="status">
        {job === null ? '' : bulkStateText(job)}
      </p>
      {job === null ? (
        <NewList {...props} onJob={take} />
      ) : (
        <Job {...props} job={job} isOther={isOther} onJob={take} />
      )}
    </>
  );
}

interface JobProps extends ManyLinksProps {
  job: Bulk;
  /** It was under way when another one was to be begun. */
  isOther: boolean;
  onJob: (job: Bulk | null) => void;
}

function Job({ services, connection, job, isOther, onJob }: JobProps) {
  return (
    <>
      {isOther ? (
        <Notice tone="info" title="Another list came first. This is it.">
          Yours is kept until this one is done.
        </Notice>
      ) : null}
      {job.state === 'done' ? (
        <DonePart key={job.id} services={services} job={job} onJob={onJob} />
      ) : (
        <RunningPart
          key={job.id}
          services={services}
          job={job}
          originPattern={connection.originPattern}
          onJob={onJob}
        />
      )}
    </>
  );
}
