import { useId } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import type { Bulk } from '@/lib/contract/bulk';
import { rowsDone } from '@/lib/rules/remaining-time';
import { bulkProgressText, bulkStateText } from '@/lib/texts/bulk-text';

import type { Services } from '../services';
import { useJobChange } from './use-job-change';
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
  const { id, total, state, name } = job;
  const text = useId();
  const left = useToldTime(job);
  const { busy, error, run, again } = useJobChange(onJob);
  const isPaused = state === 'paused';
  const pause = () => void run(async () => send('bulk.pause', { id }));
  const goOn = () => void run(async () => send('bulk.resume', { id }));
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
      {isPaused ? (
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
      {error === null ? null : (
        <ErrorNotice error={error} remedies={{ retry: again }} busy={busy} />
      )}
      <div class="section-actions">
        {isPaused ? (
          <Button variant="primary" busy={busy} onClick={goOn}>
            Go on
          </Button>
        ) : (
          <Button busy={busy} onClick={pause}>
            Pause
          </Button>
        )}
      </div>
      <p class="screen-lead">
        {isPaused
          ? 'What was made stays. You can close this page.'
          : 'You can close this page: it goes on in the background, also after the browser was closed and opened again.'}
      </p>
    </section>
  );
}
