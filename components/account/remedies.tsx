import { createContext } from 'preact';

import { Button } from '@/components/ui/button';
import type { AccountClient } from '@/lib/messages/account-client';
import type { send } from '@/lib/messages/client';
import { t } from '@/lib/texts/translate';

interface ConnectLinkProps {
  variant?: 'secondary' | 'primary';
  /** Whether there is a connection, which lacks nothing but a key that is accepted. */
  keyOnly?: boolean;
}

/** Leads to the screen on which that is mended. */
export const ConnectLink = ({ variant = 'secondary', keyOnly = false }: ConnectLinkProps) => (
  <a class={`button button-${variant}`} href="#connect">
    {t(keyOnly ? 'account_update_key' : 'common_connect')}
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
