import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import type { Bulk } from '@/lib/model/bulk';

import { DiscardDialog } from './discard-dialog';

interface JobButtonsProps {
  job: Bulk;
  /** It can go on as it is. */
  mayGoOn: boolean;
  busy: boolean;
  onPause: () => void;
  onGoOn: () => void;
  onDiscard: () => Promise<void>;
}

/** What can be done with a job that is not done. */
export function JobButtons({ job, mayGoOn, busy, onPause, onGoOn, onDiscard }: JobButtonsProps) {
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
      {mayGoOn ? (
        <Button variant="primary" busy={busy} onClick={onGoOn}>
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
