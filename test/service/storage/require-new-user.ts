import type { NewUser } from './users.ts';

/** Throws a RangeError unless a user can be registered under this name and address. */
export function requireNewUser({ username, email }: NewUser): void {
  if (username.trim() === '') throw new RangeError('A username must not be empty.');
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new RangeError('An email looks like somebody@host.example.');
  }
}
