import type { User } from '../harness/user.ts';

/** The number that the service gave a person's account. */
export function userIdOf({ service, account }: User): number {
  const row = service.database.prepare('SELECT id FROM users WHERE username = ?').get(account.name);
  return Number(row?.['id']);
}
