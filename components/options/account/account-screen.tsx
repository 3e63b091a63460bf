import { Cell } from '@/components/resource/list/cell';
import { AccountGate } from '@/components/ui/account-gate';
import { Button } from '@/components/ui/button';
import { ChangeStatus } from '@/components/ui/failure';
import { SecretField, TextField } from '@/components/ui/fields';
import { useForm } from '@/components/ui/form';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen, StatusMessage } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { useAccountRead, type AnsweredState } from '@/components/ui/use-account-read';
import { type AccountRow, accountFacts } from '@/lib/resources/read-only';
import { checkAccountPassword, minAccountPasswordLength } from '@/lib/rules/secrets';
import { isEmail } from '@/lib/rules/text';
import { t } from '@/lib/texts/translate';

import './account.css';

/** The account's name and facts, and the form that changes them. */
export function AccountScreen() {
  return <AccountGate words="account">{({ id }) => <AccountView serviceId={id} />}</AccountGate>;
}

function AccountView({ serviceId }: { serviceId: string }) {
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
              <dl class="facts">
                {accountFacts.map((fact) => (
                  <div key={fact.heading} class="fact">
                    <dt>{t(fact.heading)}</dt>
                    <dd>
                      <Cell column={fact} row={ready.value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
            <AccountForm serviceId={serviceId} ready={ready} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface AccountFormProps {
  serviceId: string;
  ready: AnsweredState<AccountRow>;
}

/** Changes the e-mail address, the password or both; what is left as it is is not sent. */
function AccountForm({ serviceId, ready }: AccountFormProps) {
  const { account } = useServices();
  const known = ready.value.email;
  const { form, field, request } = useForm({
    key: `${serviceId}/account`,
    before: { email: known, password: '' },
    check: ({ email, password }) => ({
      // What the service has is right, whatever it is: it is not sent.
      email:
        email.trim() === known || isEmail(email.trim()) ? undefined : t('account_email_malformed'),
      password: password === '' ? undefined : passwordProblem(password),
    }),
    /** @returns null where nothing was changed */
    send: async ({ whenAllowed }, values) => {
      const email = values.email.trim();
      const input = {
        ...(email === known ? {} : { email }),
        ...(values.password === '' ? {} : { password: values.password }),
      };
      if (Object.keys(input).length === 0) return null;
      await whenAllowed(async () => account.change('updateAccount', input));
      return { email, at: Date.now() };
    },
    onDone: (saved) => {
      if (saved === null) return;
      ready.replace({ ...ready.value, email: saved.email });
      ready.reload();
    },
  });
  const { state } = request;
  const saved = state.state === 'done' ? state.value : undefined;
  // The service was asked again after an address was saved, and does not report the new one.
  const isOtherEmail =
    saved && ready.at >= saved.at && known.toLowerCase() !== saved.email.toLowerCase();
  return (
    <form class="card" {...form}>
      <h2>{t('account_change_title')}</h2>
      <TextField {...field('email')} label={t('common_email')} type="email" code />
      <SecretField
        {...field('password')}
        name="new-password"
        label={t('account_new_password')}
        hint={t('account_new_password_hint', { min: minAccountPasswordLength })}
      />
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={request.isPending}>
          {t('common_save')}
        </Button>
      </div>
      <StatusMessage
        text={saved === undefined ? '' : t(saved === null ? 'list_unchanged' : 'common_saved')}
      />
      {isOtherEmail ? <Notice tone="info">{t('account_email_unconfirmed')}</Notice> : null}
      <ChangeStatus
        change={state}
        failedTitle={t('account_save_failed')}
        notInPlan="account_not_in_plan"
        onCancel={request.cancel}
      />
    </form>
  );
}

function passwordProblem(password: string): string | undefined {
  switch (checkAccountPassword(password)) {
    case 'too_short':
      return t('common_too_short', { min: minAccountPasswordLength });
    case 'blank_ends':
      return t('account_password_blank_ends');
    case undefined:
      return undefined;
  }
}

/** One or two letters that stand for a person; blank where the name has none. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('');
}
