import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { ChangeStatus } from '@/components/account/account-read-part';
import type { ResourceServices } from '@/components/account/remedies';
import type { AccountRead } from '@/components/account/use-account-read';
import { Button } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import { Notice } from '@/components/ui/notice';
import { StatusMessage } from '@/components/ui/screen';
import type { AccountRow } from '@/lib/resources/read-only';
import { minAccountPasswordLength } from '@/lib/rules/secrets';
import { t } from '@/lib/texts/translate';

import { useAccountForm } from './use-account-form';

interface AccountFormProps {
  ready: Extract<AccountRead<AccountRow>, { state: 'ready' }>;
  services: ResourceServices;
}

/** Changes the e-mail address, the password or both; what is left as it is is not sent. */
export function AccountForm({ ready, services }: AccountFormProps) {
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
    <form class="section" noValidate onSubmit={submit}>
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
