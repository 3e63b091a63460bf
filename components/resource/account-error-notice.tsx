import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/contract/errors';

import { accountErrorText, changeErrorText } from './account-error-text';
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
  const text = isChange ? changeErrorText : accountErrorText;
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
      <p>{text(error, uses)}</p>
      {error.said ? (
        <p class="notice-said">
          The service says: “<bdi>{error.said}</bdi>”
        </p>
      ) : null}
    </Notice>
  );
}

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
