import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { AccountGate } from '@/components/account/account-gate';
import { AccountReadPart, ChangeStatus } from '@/components/account/account-read-part';
import type { ResourceServices } from '@/components/account/remedies';
import { type AccountRead, useAccountRead } from '@/components/account/use-account-read';
import { Cell } from '@/components/resource/list/cell';
import { Button } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import { Notice } from '@/components/ui/notice';
import { Screen, StatusMessage } from '@/components/ui/screen';
import { type AccountRow, accountFacts } from '@/lib/resources/read-only';
import { minAccountPasswordLength } from '@/lib/rules/secrets';
import { t } from '@/lib/texts/translate';

import { useAccountForm } from './use-account-form';

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
    <section class="card account-facts" aria-label={t('account_facts_label')}>
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

interface AccountFormProps {
  ready: Extract<AccountRead<AccountRow>, { state: 'ready' }>;
  services: ResourceServices;
}

/** Changes the e-mail address, the password or both; what is left as it is is not sent. */
function AccountForm({ ready, services }: AccountFormProps) {
  const form = useAccountForm(ready, services.account);
  const { request, problems } = form;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const atFault = form.save();
    if (atFault !== null) ({ email, password })[atFault].current?.focus();
  };
  return (
    <form class="card" noValidate onSubmit={submit}>
      <h2>{t('account_change_title')}</h2>
      <TextField
        label={t('account_email')}
        name="email"
        type="email"
        value={form.email}
        onInput={form.setEmail}
        problem={problems.email}
        inputRef={email}
        code
      />
      <SecretField
        label={t('account_new_password')}
        name="new-password"
        hint={t('account_new_password_hint', { min: minAccountPasswordLength })}
        value={form.password}
        onInput={form.setPassword}
        problem={problems.password}
        inputRef={password}
      />
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={request.isPending}>
          {t('account_save')}
        </Button>
      </div>
      <StatusMessage text={form.message} />
      {form.isOtherEmail ? <Notice tone="info">{t('account_email_unconfirmed')}</Notice> : null}
      <ChangeStatus
        change={request.state}
        failedTitle={t('account_save_failed')}
        notInPlan="account_not_in_plan"
        onCancel={request.cancel}
      />
    </form>
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
