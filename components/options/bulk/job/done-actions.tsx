import { Button } from '@/components/ui/button';
import type { Bulk } from '@/lib/model/bulk';

import type { Takings } from './use-takings';

interface DoneActionsProps {
  job: Bulk;
  takings: Takings;
  /** Something is being done to the job. */
  busy: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

/** What can be done with a job that is done. */
export function DoneActions({ job, takings, busy, onRetry, onLeave }: DoneActionsProps) {
  const { made, existing, failed } = job;
  return (
    <>
      <div class="section-actions">
        <Button variant="primary" busy={takings.isBusy} onClick={takings.saveResults}>
          Save results as CSV
        </Button>
        {made + existing > 0 ? (
          <Button busy={takings.isBusy} onClick={takings.copyAll}>
            Copy all links
          </Button>
        ) : null}
        {failed > 0 ? (
          <>
            <Button busy={takings.isBusy} onClick={takings.saveFailures}>
              Save failures as CSV
            </Button>
            <Button busy={busy} onClick={onRetry}>
              Try the failed again
            </Button>
          </>
        ) : null}
        <Button busy={busy} onClick={onLeave}>
          Done
        </Button>
      </div>
      <p class="bulk-said" role="status">
        {takings.said}
      </p>
      {failed > 0 ? (
        <p class="screen-lead">
          The file of failures can be mended and dropped here again. Passwords are not in it: enter
          them again where they are asked for.
        </p>
      ) : null}
    </>
  );
}
