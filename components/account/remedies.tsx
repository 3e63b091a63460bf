import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ServiceSays, connectLabel } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import type { AccountClient, send } from '@/lib/messages/client';
import { type ErrorCode, type ErrorReport, mayBeDone } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

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
  requestOrigin: (originPattern: string) => Promise<boolean>;
  originPattern: string;
  onPermitted: () => void;
  variant?: 'secondary' | 'primary';
  busy?: boolean;
}

/** Asks for the browser's permission for the service, within the press, as browsers want it. */
export function PermitButton(props: PermitButtonProps) {
  const { requestOrigin, originPattern, onPermitted, variant, busy } = props;
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

/** What it takes to mend a failure of the account API from wherever it is shown. */
interface AccountContext {
  /** Such as `https://short.example/*`. */
  originPattern: string;
  /** Must be called first thing in a click. */
  requestOrigin: (originPattern: string) => Promise<boolean>;
}

/** Null where the connection is not known. */
export const AccountPlaceContext = createContext<AccountContext | null>(null);

/** What the screens of the account are handed. */
export interface ResourceServices {
  send: typeof send;
  account: AccountClient;
  /** Must be called first thing in a click. */
  requestOrigin: (originPattern: string) => Promise<boolean>;
}

interface AccountErrorNoticeProps {
  error: ErrorReport;
  title: string;
  /** What to say where the API key or plan does not include what the service was asked for. */
  notInPlan?: PlainMessageKey | undefined;
  /** It was a change that failed. */
  isChange?: boolean;
  /** Does the same again; where it is missing, no button offers it. */
  retry?: (() => void) | undefined;
  /** More buttons. */
  children?: ComponentChildren;
}

/** A failure of the account API: what happened, the service's own words, and the button that mends it. */
export function AccountErrorNotice(props: AccountErrorNoticeProps) {
  const { error, title, notInPlan, isChange, retry, children } = props;
  const told = isChange ? asFailedChange(error) : error;
  return (
    <Notice
      tone="error"
      title={title}
      page={error.page}
      actions={
        <>
          <AccountRemedy error={error} retry={retry} />
          {children}
        </>
      }
    >
      <p>
        {told.code === 'forbidden' && notInPlan !== undefined
          ? t(notInPlan)
          : errorText(told).sentence}
      </p>
      <ServiceSays words={error.said} />
    </Notice>
  );
}

/** What the service answered with, which says why nobody knows whether a change was made. */
const toldByAnswer: ReadonlySet<ErrorCode> = new Set(['not_confirmed', 'unexpected_response']);

/** Unlike a read, a change may have been made although no answer said so, whatever kept the answer away. */
function asFailedChange(error: ErrorReport): ErrorReport {
  if (!mayBeDone(error) || error.page !== undefined || toldByAnswer.has(error.code)) return error;
  // Its own sentence says to try again.
  if (error.code === 'server_error') return { ...error, code: 'not_confirmed' };
  return { operation: 'account.change', ...error, code: 'outcome_unknown' };
}

type RemedyProps = Pick<AccountErrorNoticeProps, 'error' | 'retry'>;

function AccountRemedy({ error, retry }: RemedyProps) {
  const place = useContext(AccountPlaceContext);
  if (error.code === 'not_connected' || error.code === 'unauthorized') {
    return <ConnectLink code={error.code} />;
  }
  if (error.code === 'permission_missing' && place !== null) {
    return <PermitButton {...place} onPermitted={() => retry?.()} />;
  }
  return retry === undefined ? null : <Button onClick={retry}>{t('common_try_again')}</Button>;
}
