import type { ComponentChildren } from 'preact';

import { Button } from '@/components/ui/button';
import { WaitLine } from '@/components/ui/wait-line';
import { mayBeDone } from '@/lib/model/may-be-done';

import { AccountErrorNotice } from './account-error-notice';
import type { AccountChange } from './account-read';

interface ChangeStatusProps {
  change: AccountChange;
  /** What was not done, as in “The domain was not created.”. */
  failedTitle?: string | undefined;
  /** What the service was asked for, such as `pixels`. */
  uses?: string | undefined;
  /** Gives up waiting. */
  onCancel?: (() => void) | undefined;
  /** Does it again, where a button for that does not stand beside this. */
  retry?: (() => void) | undefined;
  /** More buttons for a failure. */
  children?: ComponentChildren;
}

/** How a change of the account goes, when there is something to say: that it waits, or why it was not made. */
export function ChangeStatus(props: ChangeStatusProps) {
  const { change, failedTitle = 'It was not done.', uses, onCancel, retry, children } = props;
  if (change.state === 'waiting') {
    return (
      <div class="change-waiting">
        <WaitLine until={change.until} />
        {onCancel === undefined ? null : <Button onClick={onCancel}>Cancel</Button>}
      </div>
    );
  }
  if (change.state !== 'failed') return null;
  const title = mayBeDone(change.error) ? 'It is not known whether it was done.' : failedTitle;
  return (
    <AccountErrorNotice error={change.error} title={title} uses={uses} retry={retry} isChange>
      {children}
    </AccountErrorNotice>
  );
}
