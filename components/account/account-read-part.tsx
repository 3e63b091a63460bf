import type { ComponentChildren } from 'preact';

import { Button } from '@/components/ui/button';
import type { RequestState } from '@/components/ui/use-request';
import { WaitLine } from '@/components/ui/wait-line';

import { AccountErrorNotice } from './account-error-notice';
import type { AccountRead } from './use-account-read';

import './change-status.css';

type LoadedRead<T> = Extract<AccountRead<T>, { state: 'ready' }>;

interface AccountReadPartProps<T> {
  read: AccountRead<T>;
  /** What is being read, as in “Loading the channel’s items…”. */
  what: string;
  children: (ready: LoadedRead<T>) => ComponentChildren;
}

/** Draws what was read; until then that it is on its way or waits, or why it did not come and Retry. */
export function AccountReadPart<T>({ read, what, children }: AccountReadPartProps<T>) {
  if (read.state === 'loading') return <Loading what={what} waitUntil={read.waitUntil} />;
  if (read.state === 'failed') {
    return (
      <AccountErrorNotice
        error={read.error}
        title={`Curtail could not load ${what}.`}
        retry={read.retry}
      />
    );
  }
  return (
    <>
      <RefreshStatus read={read} what={what} />
      {children(read)}
    </>
  );
}

/** Says that the first answer is on its way, or waits for the rate limit. */
export function Loading({ what, waitUntil }: { what: string; waitUntil: number | null }) {
  if (waitUntil !== null) return <WaitLine until={waitUntil} />;
  return (
    <p class="screen-lead" role="status">
      Loading {what}…
    </p>
  );
}

/** Whether a refresh of what is shown waits or failed. */
function RefreshStatus<T>({ read, what }: { read: LoadedRead<T>; what: string }) {
  if (read.error !== null) {
    return (
      <AccountErrorNotice
        error={read.error}
        title={`Curtail could not load ${what} anew. This is what was known before.`}
        retry={read.reload}
      />
    );
  }
  return read.waitUntil === null ? null : <WaitLine until={read.waitUntil} />;
}

interface ChangeStatusProps {
  change: RequestState;
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
  const title = change.isUnknown ? 'It is not known whether it was done.' : failedTitle;
  return (
    <AccountErrorNotice error={change.error} title={title} uses={uses} retry={retry} isChange>
      {children}
    </AccountErrorNotice>
  );
}
