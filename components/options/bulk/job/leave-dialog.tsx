import { ConfirmDialog } from '@/components/ui/dialog';
import { countText } from '@/lib/texts/count-text';

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
