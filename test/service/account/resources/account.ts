import { choices } from '../../choices.ts';
import { Failure } from '../../failure.ts';
import { optionalText } from '../body-fields.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import type { AccountResource } from '../resource.ts';

const dayMs = 86_400_000;

export const account: AccountResource = {
  operations: [
    { name: 'account', method: 'GET', path: '/account', readsBody: false, handle: get },
    {
      name: 'account/update',
      method: 'PUT',
      path: '/account/update',
      readsBody: true,
      handle: update,
    },
  ],
};

function get({ service, user, spell }: AccountCall): Outcome {
  const { accountsExpire } = service.profile.account;
  const expires = user.registeredAt + choices.account.lifetimeDays * dayMs;
  const data = {
    id: spell.id(user.id),
    email: spell.text(user.email),
    username: spell.text(user.username),
    avatar: `${service.address.baseUrl}/avatar.svg`,
    status: 'pro',
    expires: accountsExpire ? spell.time(expires) : null,
    registered: spell.time(user.registeredAt),
  };
  return { kind: 'item', fields: { data } };
}

function update({ service, user, body }: AccountCall): Outcome {
  const email = optionalText(body, 'email');
  const password = optionalText(body, 'password');
  if (email === undefined && password === undefined) {
    return { kind: 'message', message: 'There were no changes.' };
  }
  if (email !== undefined) requireEmail(email);
  if (password !== undefined) requirePassword(password);
  if (email !== undefined) service.users.setEmail(user.id, email);
  if (password !== undefined) service.users.setPassword(user.id, password);
  return { kind: 'message', message: 'Account has been successfully updated.' };
}

function requireEmail(email: string): void {
  if (/^[^@\s]+@[^@\s]+$/.test(email)) return;
  throw new Failure('invalid', 'Please enter a valid email.');
}

function requirePassword(password: string): void {
  const { shortestPassword } = choices.account;
  if (password.length >= shortestPassword) return;
  throw new Failure('invalid', `Password must be at least ${shortestPassword} characters.`);
}
