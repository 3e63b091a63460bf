import type { Bulk } from '@/lib/model/bulk';
import { AppError } from '@/lib/model/errors';
import { policyOf } from '@/lib/rules/error-policy';
import { checkPassword } from '@/lib/rules/secrets';

import { type PasswordVault, lacksPassword, skippedRow } from './password-vault';
import type { BulkProgress } from './progress';
import { retriedRow } from './row';
import { isFaultOfAll } from './row-failure';

/** What a person, or what they did elsewhere, changes about a job. @returns whether it is to be gone on with */
export type Change = (progress: BulkProgress) => boolean | Promise<boolean>;

const goingState = { state: 'working', endedAt: null, error: null, waitsUntil: null } as const;

export const pause: Change = ({ head, change }) => {
  if (head().state === 'working') change({ state: 'paused', error: null, waitsUntil: null });
  return false;
};

export const resume: Change = ({ head, change }) => {
  const { state, error } = head();
  if (state !== 'paused') return false;
  change({ ...goingState, ...(error !== null && isFaultOfAll(error) && { asTheyAre: true }) });
  return true;
};

/** What a person mends on the Connect screen needs no further word of theirs. */
export const resumeAfterConnecting: Change = (progress) => {
  const { state, error }: Bulk = progress.head();
  if (state === 'working') return true;
  const isMended = error !== null && policyOf(error.code).mendedByConnecting === true;
  return isMended && resume(progress);
};

export const retry: Change = async ({ head, change, replaceAll }) => {
  if (head().state === 'working' || head().failed === 0) return false;
  await replaceAll(retriedRow);
  change(goingState);
  return true;
};

/** Gives a password to all rows that lack theirs. @throws `invalid_input` where it cannot be one */
export const enterPassword =
  (passwords: PasswordVault, password: string): Change =>
  async ({ head, change, replaceAll }) => {
    const problem = password === '' ? 'password_missing' : checkPassword(password);
    if (problem !== undefined) {
      throw new AppError({ code: 'invalid_input', field: 'password', problem, outcome: 'none' });
    }
    if (head().locked === 0) return false;
    const sealed = await passwords.seal(Array.from({ length: head().locked }, () => password));
    await replaceAll((row) =>
      lacksPassword(row) ? { ...row, password: sealed.pop() ?? null } : row,
    );
    change(goingState);
    return true;
  };

/** Leaves out the rows that lack their password. */
export const leaveOut: Change = async ({ head, change, replaceAll }) => {
  if (head().locked === 0) return false;
  await replaceAll((row) => (lacksPassword(row) ? skippedRow(row) : row));
  change(goingState);
  return true;
};
