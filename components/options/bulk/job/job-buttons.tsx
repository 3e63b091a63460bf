import { useAsk } from '@/components/ui/ask';
import { Button } from '@/components/ui/button';
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
  const { ask, dialog } = useAsk();
  const askToDiscard = () =>
    ask({
      title: t('bulk_discard_title'),
      content: <p>{plural('bulk_discard_warning', job.total - rowsDone(job))}</p>,
      action: t('bulk_discard'),
      run: onDiscard,
    });
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
      <Button variant="danger" busy={busy} onClick={askToDiscard}>
        {t('bulk_discard')}
      </Button>
      {dialog}
    </div>
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
