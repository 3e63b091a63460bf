import { AccountGate } from '@/components/resource/account-gate';
import { AccountReadPart } from '@/components/resource/account-read-part';
import type { ResourceServices } from '@/components/resource/resource-services';
import { useAccountRead } from '@/components/resource/use-account-read';

import '@/components/resource/resource.css';
import { Screen } from '@/components/ui/screen';

import { AccountFactsPart } from './account-facts-part';
import { AccountForm } from './account-form';

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
