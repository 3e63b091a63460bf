import { useId } from 'preact/hooks';

import { useJobChange } from '@/components/options/bulk/use-job-change';
import type { Services } from '@/components/options/services';
import { ErrorNotice } from '@/components/ui/error-notice';
import { rowsDone } from '@/lib/bulk/remaining-time';
import type { Bulk } from '@/lib/model/bulk';
import { bulkProgressText, bulkStateText } from '@/lib/texts/bulk-text';

import { JobButtons } from './job-buttons';
import { LockedRows } from './locked-rows';
import { useToldTime } from './use-told-time';
import { WaitsFor } from './waits-for';
import { WhyPaused } from './why-paused';

interface RunningPartProps {
  services: Services;
  job: Bulk;
  originPattern: string;
  onJob: (job: Bulk | null) => void;
}

/** A job under way: how far it is, what it waits for, and how to pause it. */
export function RunningPart({ services, job, originPattern, onJob }: RunningPartProps) {
  const { send } = services;
  const { id, total, state, name, error } = job;
  const text = useId();
  const left = useToldTime(job);
  const { busy, error: failure, run, again } = useJobChange(onJob);
  const isPaused = state === 'paused';
  // A pause for another reason is to be mended first.
  const isLocked = isPaused && error?.problem === 'bulk_password_gone';
  const goOn = () => void run(async () => send('bulk.resume', { id }));
  const discard = async () => {
    await send('bulk.dismiss', { id });
    onJob(null);
  };
  return (
    <section class="section" aria-labelledby={`${text}-heading`}>
      <h2 id={`${text}-heading`}>{bulkStateText(job)}</h2>
      {name === '' ? null : (
        <p class="screen-lead">
          <bdi>{name}</bdi>
        </p>
      )}
      <progress class="bulk-progress" max={total} value={rowsDone(job)} aria-labelledby={text} />
      <p id={text} class="bulk-numbers">
        {bulkProgressText(job)}
        {left === '' ? '' : `, ${left} left`}
      </p>
      {isLocked ? (
        <LockedRows services={services} job={job} busy={busy} onChange={run} />
      ) : isPaused ? (
        <WhyPaused
          services={services}
          job={job}
          originPattern={originPattern}
          busy={busy}
          onGoOn={goOn}
        />
      ) : (
        <WaitsFor job={job} />
      )}
      {failure === null ? null : (
        <ErrorNotice error={failure} remedies={{ retry: again }} busy={busy} />
      )}
      <JobButtons
        job={job}
        mayGoOn={!isLocked}
        busy={busy}
        onPause={() => void run(async () => send('bulk.pause', { id }))}
        onGoOn={goOn}
        onDiscard={discard}
      />
      <p class="screen-lead">
        {isPaused
          ? 'What was made stays. You can close this page.'
          : 'You can close this page: it goes on in the background, also after the browser was closed and opened again.'}
      </p>
    </section>
  );
}
