import type { ComponentChildren } from 'preact';

import { type ErrorCode, type ErrorReport, mayBeDone } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { Button } from './button';
import { useConnection } from './connection';
import { ServiceSays, connectLabel } from './error-notice';
import { Notice } from './notice';
import { useServices } from './services';
import type { RequestState } from './use-request';
import { WaitLine } from './wait-line';

interface FailureProps {
  error: ErrorReport;
  /** What was not done, as in “Couldn’t add the domain.”. */
  title?: string | undefined;
  /** What to say where the API key or plan does not include what the service was asked for. */
  notInPlan?: PlainMessageKey | undefined;
  /** A change failed, which may have been made although no answer said so. */
  isChange?: boolean;
  /** Does the same again; where it is missing, no button offers it. */
  retry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** More buttons. */
  children?: ComponentChildren;
}

/** What happened, the service's own words, and the button that mends it. */
export function Failure(props: FailureProps) {
  const { error, title, notInPlan, isChange, retry, busy, children } = props;
  const shown = isChange ? asFailedChange(error) : error;
  return (
    <Notice
      tone="error"
      // Its sentence says no more.
      title={isChange && shown.code === 'outcome_unknown' ? undefined : title}
      page={error.page}
      actions={
        <>
          <Remedy error={error} retry={retry} busy={busy} />
          {children}
        </>
      }
    >
      <p>
        {shown.code === 'forbidden' && notInPlan !== undefined
          ? t(notInPlan)
          : errorText(shown).sentence}
      </p>
      <ServiceSays words={error.said} />
    </Notice>
  );
}

/** Answers of the service, which say by themselves why it is unknown whether a change was made. */
const explained: ReadonlySet<ErrorCode> = new Set(['not_confirmed', 'unexpected_response']);

function asFailedChange(error: ErrorReport): ErrorReport {
  if (!mayBeDone(error) || error.page !== undefined || explained.has(error.code)) return error;
  // Its own sentence says to try again.
  if (error.code === 'server_error') return { ...error, code: 'not_confirmed' };
  return { operation: 'account.change', ...error, code: 'outcome_unknown' };
}

function Remedy({ error: { code }, retry, busy }: Pick<FailureProps, 'error' | 'retry' | 'busy'>) {
  const connection = useConnection();
  if (code === 'not_connected' || code === 'unauthorized') return <ConnectLink code={code} />;
  if (code === 'permission_missing' && connection.state === 'ready' && connection.value) {
    const { originPattern } = connection.value;
    return <PermitButton originPattern={originPattern} onPermitted={() => retry?.()} />;
  }
  return (
    <>
      {code === 'wrong_host' ? <ConnectLink code={code} /> : null}
      {retry === undefined ? null : (
        <Button onClick={retry} busy={busy}>
          {t('common_try_again')}
        </Button>
      )}
    </>
  );
}

interface ConnectLinkProps {
  variant?: 'secondary' | 'primary';
  code?: ErrorCode;
}

/** Leads to the screen on which that is mended. */
export const ConnectLink = ({ variant = 'secondary', code }: ConnectLinkProps) => (
  <a class={`button button-${variant}`} href="#connect">
    {connectLabel(code)}
  </a>
);

interface PermitButtonProps {
  originPattern: string;
  onPermitted: () => void;
  variant?: 'secondary' | 'primary';
  busy?: boolean;
}

/** Asks for the browser's permission for the service, within the press, as browsers want it. */
export function PermitButton(props: PermitButtonProps) {
  const { originPattern, onPermitted, variant, busy } = props;
  const { requestOrigin } = useServices();
  const ask = () =>
    void requestOrigin(originPattern).then(
      (given) => (given ? onPermitted() : undefined),
      // It could not be asked: the button is still there to be pressed.
      () => undefined,
    );
  return (
    <Button variant={variant} busy={busy} onClick={ask}>
      {t('common_allow_access')}
    </Button>
  );
}

interface ChangeStatusProps extends Omit<FailureProps, 'error' | 'title' | 'isChange' | 'busy'> {
  change: RequestState;
  failedTitle?: string | undefined;
  /** Gives up waiting. */
  onCancel?: (() => void) | undefined;
}

/** How a change of the account goes, when there is something to say: that it waits, or why it was not made. */
export function ChangeStatus({ change, failedTitle, onCancel, ...failure }: ChangeStatusProps) {
  if (change.state === 'waiting') {
    return <WaitLine until={change.until} onCancel={onCancel} />;
  }
  if (change.state !== 'failed') return null;
  const title = change.isUnknown
    ? t('account_change_unknown')
    : (failedTitle ?? t('common_failed'));
  return <Failure {...failure} error={change.error} title={title} isChange />;
}
