import { ConfirmDialog } from '@/components/ui/dialog';
import { rowsDone } from '@/lib/bulk/remaining-time';
import type { Bulk } from '@/lib/model/bulk';
import { countText } from '@/lib/texts/count-text';

interface DiscardDialogProps {
  job: Bulk;
  onDiscard: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a list that is not done is given up. */
export function DiscardDialog({ job, onDiscard, onClose }: DiscardDialogProps) {
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
