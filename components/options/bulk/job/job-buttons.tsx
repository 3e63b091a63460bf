import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import type { Bulk } from '@/lib/model/run';
import { rowsDone } from '@/lib/runs/remaining-time';
import { plural, t } from '@/lib/texts/translate';

import type { ResultExports } from './use-export-results';

interface JobButtonsProps {
  job: Bulk;
  /** It can go on as it is. */
  canContinue: boolean;
  busy: boolean;
  onPause: () => void;
  onContinue: () => void;
  onDiscard: () => Promise<void>;
}

/** What can be done with a job that is not done. */
export function JobButtons({
  job,
  canContinue,
  busy,
  onPause,
  onContinue,
  onDiscard,
}: JobButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  if (job.state !== 'paused') {
    return (
      <div class="section-actions">
        <Button busy={busy} onClick={onPause}>
          {t('bulk_pause')}
        </Button>
      </div>
    );
  }
  return (
    <div class="section-actions">
      {canContinue ? (
        <Button variant="primary" busy={busy} onClick={onContinue}>
          {t('bulk_resume')}
        </Button>
      ) : null}
      <Button variant="danger" busy={busy} onClick={() => setAsking(true)}>
        {t('bulk_discard')}
      </Button>
      {isAsking ? (
        <DiscardDialog job={job} onDiscard={onDiscard} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}

interface DiscardDialogProps {
  job: Bulk;
  onDiscard: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a list that is not done is given up. */
function DiscardDialog({ job, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={t('bulk_discard_title')}
      confirm={t('bulk_discard')}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <p>{plural('bulk_discard_warning', job.total - rowsDone(job))}</p>
    </ConfirmDialog>
  );
}

interface DoneActionsProps {
  job: Bulk;
  resultExports: ResultExports;
  /** Something is being done to the job. */
  busy: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

/** What can be done with a job that is done. */
export function DoneActions({ job, resultExports, busy, onRetry, onLeave }: DoneActionsProps) {
  const { made, existing, failed } = job;
  return (
    <>
      <div class="section-actions">
        <Button
          variant="primary"
          busy={resultExports.isPending}
          onClick={resultExports.saveResults}
        >
          {t('bulk_results_download')}
        </Button>
        {made + existing > 0 ? (
          <Button busy={resultExports.isPending} onClick={resultExports.copyAll}>
            {t('bulk_copy_all')}
          </Button>
        ) : null}
        {failed > 0 ? (
          <>
            <Button busy={resultExports.isPending} onClick={resultExports.saveFailures}>
              {t('bulk_failed_download')}
            </Button>
            <Button busy={busy} onClick={onRetry}>
              {t('bulk_retry')}
            </Button>
          </>
        ) : null}
        <Button busy={busy} onClick={onLeave}>
          {t('bulk_new')}
        </Button>
      </div>
      <p class="bulk-said" role="status">
        {resultExports.said}
      </p>
    </>
  );
}

interface LeaveDialogProps {
  /** How many rows failed. */
  failed: number;
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** Asks before rows that failed, and why, are forgotten. */
export function LeaveDialog({ failed, onLeave, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={t('bulk_leave_title')}
      confirm={t('bulk_leave')}
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>{plural('bulk_leave_warning', failed)}</p>
    </ConfirmDialog>
  );
}
