import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { mayBeDone } from '@/components/ui/may-be-done';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/contract/errors';
import { errorText } from '@/lib/texts/error-text';

import { AccountPlaceContext } from './account-place';

interface AccountErrorNoticeProps {
  error: ErrorReport;
  title: string;
  /** What the service was asked for, such as `pixels`. */
  uses?: string | undefined;
  /** It was a change that failed. */
  isChange?: boolean;
  /** Does the same again; where it is missing, no button offers it. */
  retry?: (() => void) | undefined;
  /** More buttons. */
  children?: ComponentChildren;
}

/** A failure of the account API: what happened, the service's own words, and the button that mends it. */
export function AccountErrorNotice(props: AccountErrorNoticeProps) {
  const { error, title, uses, isChange, retry, children } = props;
  const { sentence } = errorText(isChange ? asChange(error) : error, uses);
  return (
    <Notice
      tone="error"
      title={title}
      actions={
        <>
          <Remedy error={error} retry={retry} />
          {children}
        </>
      }
    >
      <p>{sentence}</p>
      {error.said ? (
        <p class="notice-said">
          The service says: “<bdi>{error.said}</bdi>”
        </p>
      ) : null}
    </Notice>
  );
}

/** Unlike a read, a change may have been made although no answer said so, whatever kept the answer away. */
const asChange = (error: ErrorReport): ErrorReport =>
  mayBeDone(error) ? { operation: 'account.change', ...error, code: 'outcome_unknown' } : error;

type RemedyProps = Pick<AccountErrorNoticeProps, 'error' | 'retry'>;

function Remedy({ error, retry }: RemedyProps) {
  const place = useContext(AccountPlaceContext);
  if (error.code === 'not_connected' || error.code === 'unauthorized') {
    return (
      <a class="button button-plain" href="#connect">
        Connect
      </a>
    );
  }
  if (error.code === 'permission_missing' && place !== null) {
    const permit = () =>
      void place.askToReach(place.originPattern).then(
        (given) => (given ? retry?.() : undefined),
        () => undefined,
      );
    return <Button onClick={permit}>Give permission</Button>;
  }
  return retry === undefined ? null : <Button onClick={retry}>Retry</Button>;
}
