import { AppError } from '@/lib/model/errors';
import { policyOf } from '@/lib/rules/error-policy';
import { isCopied } from '@/lib/rules/job';
import { checkPassword } from '@/lib/rules/secrets';

import type { OpenRun } from './open-run';
import { retriedRow, skippedRow } from './row';
import { isFaultOfAll } from './row-failure';

/** What the user, or what they did elsewhere, changes about a run. @returns whether it goes on */
export type Change = (run: OpenRun) => boolean | Promise<boolean>;

const going = { state: 'working', endedAt: null, error: null, waitsUntil: null } as const;

function goOn(run: OpenRun): true {
  const { error } = run.head;
  const acceptsMismatch = error !== null && isFaultOfAll(error);
  run.change({
    ...going,
    ...(isCopied(run.head) && { copied: null }),
    ...(acceptsMismatch && { acceptsMismatch }),
  });
  return true;
}

export const pause: Change = (run) => {
  if (run.head.state === 'working') {
    run.change({ state: 'paused', error: null, waitsUntil: null });
  }
  return false;
};

export const resume: Change = (run) => run.head.state === 'paused' && goOn(run);

/** What the user mends on the Connect screen needs no further press. */
export const resumeAfterConnecting: Change = (run) => {
  const { state, error } = run.head;
  if (state === 'working') return true;
  return error !== null && policyOf(error.code).mendedByConnecting === true && resume(run);
};

export const retry: Change = async (run) => {
  if (run.head.state === 'working') return true;
  await run.changeRows(retriedRow);
  return goOn(run);
};

/** @throws `invalid_input` where it cannot be one */
export const enterPassword =
  (password: string): Change =>
  async (run) => {
    const problem = password === '' ? 'password_missing' : checkPassword(password);
    if (problem !== undefined) {
      throw new AppError({ code: 'invalid_input', field: 'password', problem, outcome: 'none' });
    }
    await run.unlock(password);
    return goOn(run);
  };

export const leaveOut: Change = async (run) => {
  await run.changeRows((row, place) => (run.isLocked(row, place) ? skippedRow(row) : row));
  return goOn(run);
};
