import { useSecondsLeft } from '@/components/ui/use-seconds-left';
import type { Bulk } from '@/lib/model/bulk';
import type { ErrorReport } from '@/lib/model/errors';
import { inOneSentence } from '@/lib/texts/error-sentence';

/** Says what a job waits for. Readers hear that it waits once, and not with every second. */
export function WaitsFor({ job: { error, waitsUntil } }: { job: Bulk }) {
  const left = useSecondsLeft(waitsUntil ?? undefined);
  const isWaiting = left > 0 || error?.code === 'offline';
  return (
    <p class="bulk-wait">
      <span role="status" class="unseen">
        {isWaiting ? reasonOf(error, 'a moment') : ''}
      </span>
      <span aria-hidden="true">{isWaiting ? reasonOf(error, `${left} s`) : ''}</span>
    </p>
  );
}

function reasonOf(error: ErrorReport | null, left: string): string {
  if (error === null || error.code === 'rate_limited') {
    return `The service takes no more requests for ${left}.`;
  }
  if (error.code === 'offline') return 'You are offline. It goes on when you are back.';
  return `${inOneSentence(error)} It goes on in ${left}.`;
}
