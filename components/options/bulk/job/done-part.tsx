import { useId, useState } from 'preact/hooks';

import { useJobChange } from '@/components/options/bulk/use-job-change';
import type { Services } from '@/components/options/services';
import { ErrorNotice } from '@/components/ui/error-notice';
import type { Bulk } from '@/lib/model/bulk';
import { bulkStateText } from '@/lib/texts/bulk-text';

import { DoneActions } from './done-actions';
import { LeaveDialog } from './leave-dialog';
import { TroubledRows } from './troubled-rows';
import { useTakings } from './use-takings';

interface DonePartProps {
  services: Services;
  job: Bulk;
  onJob: (job: Bulk | null) => void;
}

/** What came of a job, and what can be done with it. */
export function DonePart({ services, job, onJob }: DonePartProps) {
  const { send } = services;
  const { id, name, failed } = job;
  const headingId = useId();
  const { busy, error, run, again } = useJobChange(onJob);
  const takings = useTakings(services, job);
  const [isAsking, setAsking] = useState(false);
  const dismiss = async () => {
    await send('bulk.dismiss', { id });
    return null;
  };
  const leave = () => {
    if (failed > 0 && !takings.isSaved) setAsking(true);
    else void run(dismiss);
  };
  return (
    <section class="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{bulkStateText(job)}</h2>
      {name === '' ? null : (
        <p class="screen-lead">
          <bdi>{name}</bdi>
        </p>
      )}
      <TroubledRows services={services} job={job} />
      <DoneActions
        job={job}
        takings={takings}
        busy={busy}
        onRetry={() => void run(async () => send('bulk.retry', { id }))}
        onLeave={leave}
      />
      {error === null ? null : (
        <ErrorNotice error={error} remedies={{ retry: again }} busy={busy} />
      )}
      {isAsking ? (
        <LeaveDialog
          failed={failed}
          onLeave={async () => onJob(await dismiss())}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
