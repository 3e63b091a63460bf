import { AccountGate } from '@/components/account/account-gate';
import { AccountReadPart } from '@/components/account/account-read-part';
import type { ResourceServices } from '@/components/account/remedies';
import { useAccountRead } from '@/components/account/use-account-read';
import { Cell } from '@/components/resource/list/cell';
import { Screen } from '@/components/ui/screen';
import { type AccountRow, accountFacts } from '@/lib/resources/read-only';
import { t } from '@/lib/texts/translate';

import { AccountForm } from './account-form';

import './account.css';

/** The account's name and facts, and the form that changes them. */
export function AccountScreen({ services }: { services: ResourceServices }) {
  return (
    <AccountGate services={services} words="account">
      {() => <AccountView services={services} />}
    </AccountGate>
  );
}

function AccountView({ services }: { services: ResourceServices }) {
  const read = useAccountRead(services.account, 'getAccount', {});
  return (
    <Screen title={t('account_title')}>
      <AccountReadPart read={read} loading="account_loading" failed="account_load_failed">
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

/** Who the account is. Its picture may lie on any host, and nothing but the service is asked, so initials stand for it. */
function AccountFactsPart({ account }: { account: AccountRow }) {
  return (
    <section class="account-facts" aria-label={t('account_facts_label')}>
      <span class="account-initials" aria-hidden="true">
        {initialsOf(account.username || account.email)}
      </span>
      <dl>
        {accountFacts.map((fact) => (
          <div key={fact.heading}>
            <dt>{t(fact.heading)}</dt>
            <dd>
              <Cell column={fact} row={account} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One or two letters that stand for a person; blank where the name has none. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('');
}
