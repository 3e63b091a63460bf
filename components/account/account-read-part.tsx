import type { ComponentChildren } from 'preact';

import { Button } from '@/components/ui/button';
import type { RequestState } from '@/components/ui/use-request';
import { WaitLine } from '@/components/ui/wait-line';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { AccountErrorNotice } from './remedies';
import type { AccountRead } from './use-account-read';

import './change-status.css';

type LoadedRead<T> = Extract<AccountRead<T>, { state: 'ready' }>;

interface AccountReadPartProps<T> {
  read: AccountRead<T>;
  /** Says that the first answer is on its way. */
  loading: PlainMessageKey;
  /** Says that it did not come. */
  failed: PlainMessageKey;
  children: (ready: LoadedRead<T>) => ComponentChildren;
}

/** Draws what was read; until then that it is on its way or waits, or why it did not come and *Try again*. */
export function AccountReadPart<T>({ read, loading, failed, children }: AccountReadPartProps<T>) {
  if (read.state === 'loading') return <Loading text={t(loading)} waitUntil={read.waitUntil} />;
  if (read.state === 'failed') {
    return <AccountErrorNotice error={read.error} title={t(failed)} retry={read.retry} />;
  }
  return (
    <>
      <RefreshStatus read={read} />
      {children(read)}
    </>
  );
}

/** Says that the first answer is on its way, or waits for the rate limit. */
export function Loading({ text, waitUntil }: { text: string; waitUntil: number | null }) {
  if (waitUntil !== null) return <WaitLine until={waitUntil} />;
  return (
    <p class="screen-lead" role="status">
      {text}
    </p>
  );
}

/** Whether a refresh of what is shown waits or failed. */
function RefreshStatus<T>({ read }: { read: LoadedRead<T> }) {
  if (read.error !== null) {
    return (
      <AccountErrorNotice
        error={read.error}
        title={t('account_refresh_failed')}
        retry={read.reload}
      />
    );
  }
  return read.waitUntil === null ? null : <WaitLine until={read.waitUntil} />;
}

interface ChangeStatusProps {
  change: RequestState;
  /** What was not done, as in “Couldn’t add the domain.”. */
  failedTitle?: string | undefined;
  /** What to say where the API key or plan does not include what the service was asked for. */
  notInPlan?: PlainMessageKey | undefined;
  /** Gives up waiting. */
  onCancel?: (() => void) | undefined;
  /** Does it again, where a button for that does not stand beside this. */
  retry?: (() => void) | undefined;
  /** More buttons for a failure. */
  children?: ComponentChildren;
}

/** How a change of the account goes, when there is something to say: that it waits, or why it was not made. */
export function ChangeStatus(props: ChangeStatusProps) {
  const { change, failedTitle, notInPlan, onCancel, retry, children } = props;
  if (change.state === 'waiting') {
    return (
      <div class="change-waiting">
        <WaitLine until={change.until} />
        {onCancel === undefined ? null : <Button onClick={onCancel}>{t('common_cancel')}</Button>}
      </div>
    );
  }
  if (change.state !== 'failed') return null;
  const title = change.isUnknown
    ? t('account_change_unknown')
    : (failedTitle ?? t('account_change_failed'));
  return (
    <AccountErrorNotice
      error={change.error}
      title={title}
      notInPlan={notInPlan}
      retry={retry}
      isChange
    >
      {children}
    </AccountErrorNotice>
  );
}
