import type { BulkInput, BulkRow, SealedText } from '@/lib/model/bulk';
import type { ErrorReport } from '@/lib/model/errors';

import { isUncertain } from './failure-policy';
import type { PasswordVault } from './password-vault';

/** The passwords of rows that are about to be stored, encrypted, each in its place; null for a row without one. */
export async function sealedOf(
  passwords: PasswordVault,
  rows: readonly Pick<BulkInput, 'password'>[],
): Promise<(SealedText | null)[]> {
  const sealed = await passwords.seal(
    rows.map(({ password }) => password).filter((password) => password !== ''),
  );
  return rows.map(({ password }) => (password === '' ? null : (sealed.shift() ?? null)));
}

/** Whether a row cannot be made before its password is entered again. */
export const lacksPassword = ({ state, had, hasPassword, password }: BulkRow): boolean =>
  state === 'waiting' && had === undefined && hasPassword && password === null;

/** A row whose password cannot be read any more. */
export const withoutPassword = (row: BulkRow): BulkRow => ({ ...row, password: null });

/** A row that is left out, as nobody enters its password. Whether it may have a link stays as it was. */
export function leftOut(row: BulkRow): BulkRow {
  const outcome = row.error !== null && isUncertain(row.error) ? 'unknown' : 'none';
  return { ...row, state: 'failed', error: { ...passwordsWanted, outcome } };
}

/** What a job waits for while rows lack their passwords, and why those have failed that are left out. */
export const passwordsWanted = {
  code: 'invalid_input',
  field: 'password',
  problem: 'bulk_password_gone',
} as const satisfies ErrorReport;
