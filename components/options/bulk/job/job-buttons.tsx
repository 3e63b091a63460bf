import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { rowsDone } from '@/lib/bulk/remaining-time';
import type { Bulk } from '@/lib/model/bulk';
import { countText } from '@/lib/texts/format';

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
          Pause
        </Button>
      </div>
    );
  }
  return (
    <div class="section-actions">
      {canContinue ? (
        <Button variant="primary" busy={busy} onClick={onContinue}>
          Go on
        </Button>
      ) : null}
      <Button busy={busy} onClick={() => setAsking(true)}>
        Discard list
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
      title="Discard this list?"
      confirm="Discard list"
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <p>
        {countText(job.total - rowsDone(job), 'row is', 'rows are')} left. Links that were created
        stay; the list and its results are removed.
      </p>
    </ConfirmDialog>
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
      title="Leave without saving?"
      confirm="Leave without saving"
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>
        {countText(failed, 'row')} failed. Which and why is forgotten here; the links that were made
        stay.
      </p>
    </ConfirmDialog>
  );
}
