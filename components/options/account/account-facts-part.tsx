import { Cell } from '@/components/resource/list/cell';
import { type Account, accountFacts } from '@/lib/resources/account-facts';

import { initialsOf } from './initials';

import './account.css';

/** Who the account is. Its picture may lie on any host, and nothing but the service is asked, so initials stand for it. */
export function AccountFactsPart({ account }: { account: Account }) {
  return (
    <section class="account-facts" aria-label="Your account">
      <span class="account-initials" aria-hidden="true">
        {initialsOf(account.username || account.email)}
      </span>
      <dl>
        {accountFacts.map((fact) => (
          <div key={fact.heading}>
            <dt>{fact.heading}</dt>
            <dd>
              <Cell column={fact} row={account} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
