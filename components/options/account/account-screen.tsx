import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Cell } from '@/components/resource/list/cell';
import { AccountGate } from '@/components/ui/account-gate';
import { Button } from '@/components/ui/button';
import { ChangeStatus } from '@/components/ui/failure';
import { SecretField, TextField } from '@/components/ui/fields';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen, StatusMessage } from '@/components/ui/screen';
import { useAccountRead, type AnsweredState } from '@/components/ui/use-account-read';
import { type AccountRow, accountFacts } from '@/lib/resources/read-only';
import { minAccountPasswordLength } from '@/lib/rules/secrets';
import { t } from '@/lib/texts/translate';

import { useAccountForm } from './use-account-form';

import './account.css';

/** The account's name and facts, and the form that changes them. */
export function AccountScreen() {
  return <AccountGate words="account">{() => <AccountView />}</AccountGate>;
}

function AccountView() {
  const read = useAccountRead('getAccount', {});
  return (
    <Screen title={t('account_title')}>
      <Loaded of={read} failed="account_load_failed">
        {(ready) => (
          <>
            <section class="card account-facts" aria-label={t('account_facts_label')}>
              {/* Its picture may lie on any host, and nothing but the service is asked. */}
              <span class="account-initials" aria-hidden="true">
                {initialsOf(ready.value.username || ready.value.email)}
              </span>
              <dl>
                {accountFacts.map((fact) => (
                  <div key={fact.heading}>
                    <dt>{t(fact.heading)}</dt>
                    <dd>
                      <Cell column={fact} row={ready.value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
            <AccountForm ready={ready} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface AccountFormProps {
  ready: AnsweredState<AccountRow>;
}

/** Changes the e-mail address, the password or both; what is left as it is is not sent. */
function AccountForm({ ready }: AccountFormProps) {
  const form = useAccountForm(ready);
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
        label={t('common_email')}
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
          {t('common_save')}
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
