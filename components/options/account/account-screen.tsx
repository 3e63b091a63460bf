import { AccountGate } from '@/components/account/account-gate';
import { AccountReadPart } from '@/components/account/account-read-part';
import type { ResourceServices } from '@/components/account/resource-services';
import { useAccountRead } from '@/components/account/use-account-read';
import { Screen } from '@/components/ui/screen';

import { AccountFactsPart } from './account-facts-part';
import { AccountForm } from './account-form';

import '@/components/resource/resource.css';

/** Who the account is, and what of it can be changed. */
export function AccountScreen({ services }: { services: ResourceServices }) {
  return (
    <AccountGate services={services} title="Account" uses="account details">
      {() => <AccountView services={services} />}
    </AccountGate>
  );
}

function AccountView({ services }: { services: ResourceServices }) {
  const read = useAccountRead(services.account, 'getAccount', {});
  return (
    <Screen title="Account">
      <AccountReadPart read={read} what="your account">
        {(ready) => (
          <>
            <AccountFactsPart account={ready.value} />
            <AccountForm ready={ready} services={services} />
          </>
        )}
      </AccountReadPart>
    </Screen>
  );
}
