import { ConnectLink } from '@/components/account/connect-link';
import { Button } from '@/components/ui/button';
import type { Remedy } from '@/lib/texts/errors';

/** What can be done about a failure: Retry, and Connect where that mends it. */
export function RetryActions({ remedy, onRetry }: { remedy: Remedy; onRetry: () => void }) {
  return (
    <>
      {remedy === 'connect' ? <ConnectLink /> : null}
      <Button onClick={onRetry}>Retry</Button>
    </>
  );
}
