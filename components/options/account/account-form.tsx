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
      <h2>Change e-mail or password</h2>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        value={form.email}
        onInput={form.setEmail}
        problem={problems.email}
        inputRef={email}
        code
      />
      <SecretField
        label="New password"
        name="new-password"
        hint={`At least ${minAccountPasswordLength} characters. Blank: it stays as it is.`}
        value={form.password}
        onInput={form.setPassword}
        problem={problems.password}
        inputRef={password}
      />
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={request.isPending}>
          Save
        </Button>
      </div>
      <StatusMessage text={form.message} />
      {form.isOtherEmail ? (
        <Notice tone="info">
          The service still tells the old e-mail address. It may want you to confirm the new one.
        </Notice>
      ) : null}
      <ChangeStatus
        change={request.state}
        failedTitle="Your account was not changed."
        uses="account details"
        onCancel={request.cancel}
      />
    </form>
  );
}
