import { useId, useMemo } from 'preact/hooks';

import { useJobChange } from '@/components/options/bulk/use-bulk-job';
import { useAsk } from '@/components/ui/ask';
import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { Failure, ConnectLink, PermitButton } from '@/components/ui/failure';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useSecondsLeft } from '@/components/ui/wait-line';
import type { ErrorReport } from '@/lib/model/errors';
import type { Bulk } from '@/lib/model/run';
import { remainingTime, rowsDone } from '@/lib/runs/remaining-time';
import { errorText, inOneSentence } from '@/lib/texts/errors';
import { factsText } from '@/lib/texts/format';
import { bulkProgressText, bulkStateText, timeLeftText } from '@/lib/texts/jobs';
import { plural, t } from '@/lib/texts/translate';

import { LockedRows } from './locked-rows';

interface RunningPartProps {
  job: Bulk;
  originPattern: string;
  onJob: (job: Bulk | null) => void;
}

/** A job under way: how far it is, what it waits for, and how to pause it. */
export function RunningPart({ job, originPattern, onJob }: RunningPartProps) {
  const { send } = useServices();
  const { id, total, state, name, error } = job;
  const text = useId();
  // Each look at the job comes with a new object.
  const left = useMemo(() => remainingTime(job, Date.now()), [job]);
  const { isPending: busy, error: failure, run, retry } = useJobChange(onJob);
  const isPaused = state === 'paused';
  // A pause for another reason is to be mended first.
  const isLocked = isPaused && error?.problem === 'bulk_password_gone';
  const goOn = () => void run(async () => send('bulk.resume', { id }));
  const { ask, dialog } = useAsk();
  const askToDiscard = () =>
    ask({
      title: t('bulk_discard_title'),
      content: <p>{plural('bulk_discard_warning', total - rowsDone(job))}</p>,
      action: t('bulk_discard'),
      run: async () => {
        await send('bulk.dismiss', { id });
        onJob(null);
      },
    });
  return (
    <section class="card" aria-labelledby={`${text}-heading`}>
      <h2 id={`${text}-heading`}>{bulkStateText(job)}</h2>
      {name === '' ? null : <bdi class="screen-lead">{name}</bdi>}
      <div class="section">
        <progress class="bulk-progress" max={total} value={rowsDone(job)} aria-labelledby={text} />
        <p id={text} class="bulk-numbers">
          {factsText([
            bulkProgressText(job),
            state !== 'working' || left === null ? '' : timeLeftText(left),
          ])}
        </p>
      </div>
      {isLocked ? (
        <LockedRows job={job} busy={busy} onChange={run} />
      ) : isPaused ? (
        <PauseReason job={job} originPattern={originPattern} busy={busy} onContinue={goOn} />
      ) : (
        <WaitReason job={job} />
      )}
      {failure === null ? null : <Failure error={failure} retry={retry} busy={busy} />}
      <div class="section-actions">
        {isPaused ? (
          <>
            {isLocked ? null : (
              <Button variant="primary" busy={busy} onClick={goOn}>
                {t('bulk_resume')}
              </Button>
            )}
            <Button variant="danger" busy={busy} onClick={askToDiscard}>
              {t('bulk_discard')}
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={() => void run(async () => send('bulk.pause', { id }))}>
            {t('bulk_pause')}
          </Button>
        )}
      </div>
      {dialog}
      <p class="screen-lead">{t(isPaused ? 'bulk_paused_lead' : 'bulk_working_lead')}</p>
    </section>
  );
}

/** Says what a job waits for. A screen reader hears it once, and not with every second. */
function WaitReason({ job: { error, waitsUntil } }: { job: Bulk }) {
  const left = useSecondsLeft(waitsUntil ?? undefined);
  const isWaiting = left > 0 || error?.code === 'offline';
  return (
    <p class="bulk-wait">
      <span role="status" class="unseen">
        {isWaiting ? waitReasonText(error, null) : ''}
      </span>
      <span aria-hidden="true">{isWaiting ? waitReasonText(error, left) : ''}</span>
    </p>
  );
}

/** @param seconds that are left; null where they are not to be read out */
function waitReasonText(error: ErrorReport | null, seconds: number | null): string {
  if (error?.code === 'offline') return t('bulk_wait_offline');
  if (error === null || error.code === 'rate_limited') {
    return seconds === null ? t('bulk_wait_spoken') : t('common_rate_limit', { seconds });
  }
  const reason = inOneSentence(error);
  return seconds === null
    ? t('bulk_wait_retry_spoken', { reason })
    : t('bulk_wait_retry', { reason, seconds });
}

interface PauseReasonProps extends Omit<RunningPartProps, 'onJob'> {
  busy: boolean;
  onContinue: () => void;
}

/** Why a job was paused, where that was not the person's wish, and what mends it. */
function PauseReason({ job, originPattern, busy, onContinue }: PauseReasonProps) {
  const { error } = job;
  if (error === null) return null;
  const { sentence, said, remedy } = errorText(error);
  return (
    <Notice
      tone="error"
      page={error.page}
      actions={
        remedy === 'connect' ? (
          <ConnectLink />
        ) : remedy === 'permit' ? (
          <PermitButton originPattern={originPattern} busy={busy} onPermitted={onContinue} />
        ) : undefined
      }
    >
      <p>{sentence}</p>
      <ServiceSays words={said} />
    </Notice>
  );
}
