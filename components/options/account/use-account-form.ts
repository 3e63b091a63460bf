import { useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import { type AnsweredState } from '@/components/ui/use-account-read';
import { useRequest } from '@/components/ui/use-request';
import type { Input } from '@/lib/operations/operations';
import type { AccountRow } from '@/lib/resources/read-only';
import { checkAccountPassword, minAccountPasswordLength } from '@/lib/rules/secrets';
import { isEmail } from '@/lib/rules/text';
import { t } from '@/lib/texts/translate';

interface Problems {
  email?: string;
  password?: string;
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

/** @param ready the account as it is known; its e-mail address is what the form begins with */
export function useAccountForm(ready: AnsweredState<AccountRow>) {
  const { account } = useServices();
  const request = useRequest(async ({ whenAllowed }, input: Input<'updateAccount'>) =>
    whenAllowed(async () => account.change('updateAccount', input)),
  );
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState<{ email: string; at: number } | null>(null);
  const email = typedEmail ?? ready.value.email;

  const typed = () => {
    setProblems({});
    setMessage('');
    setSaved(null);
    if (request.error !== null) request.cancel();
  };
  const send = async (input: Input<'updateAccount'>) => {
    if ((await request.run(input)) === null) return;
    // What was typed meanwhile was not sent, and stays.
    setPassword((now) => (now === input.password ? '' : now));
    setMessage(t('common_saved'));
    if (input.email !== undefined) setSaved({ email: input.email, at: Date.now() });
    ready.reload();
  };
  /** @returns the field to go to, where one is at fault */
  const save = (): keyof Problems | null => {
    const found = problemsOf(email.trim(), password, ready.value.email);
    const input = inputOf(email.trim(), password, ready.value.email);
    setProblems(found);
    if (found.email !== undefined) return 'email';
    if (found.password !== undefined) return 'password';
    if (Object.keys(input).length > 0) void send(input);
    else setMessage(t('list_unchanged'));
    return null;
  };
  return {
    email,
    password,
    problems,
    message,
    request,
    /** The service was asked again after an address was saved, and does not tell the new one. */
    isOtherEmail:
      saved !== null &&
      ready.at >= saved.at &&
      ready.value.email.toLowerCase() !== saved.email.toLowerCase(),
    setEmail: (value: string) => {
      typed();
      setTypedEmail(value);
    },
    setPassword: (value: string) => {
      typed();
      setPassword(value);
    },
    save,
  };
}

/** What is as it was is right, whatever it is: it is not sent. */
function problemsOf(email: string, password: string, before: string): Problems {
  const problems: Problems = {};
  if (email !== before && !isEmail(email)) problems.email = t('account_email_malformed');
  const inPassword = password === '' ? undefined : passwordProblem(password);
  if (inPassword !== undefined) problems.password = inPassword;
  return problems;
}

const inputOf = (email: string, password: string, before: string): Input<'updateAccount'> => ({
  ...(email === before ? {} : { email }),
  ...(password === '' ? {} : { password }),
});
