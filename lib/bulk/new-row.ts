import type { BulkInput, BulkRow, SealedText } from '@/lib/model/bulk';
import type { FieldName } from '@/lib/model/errors';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry } from '@/lib/rules/expiry';
import { checkPassword } from '@/lib/rules/password';
import type { Problem } from '@/lib/rules/problems';
import { checkDomain } from '@/lib/rules/url/domain';
import { checkLongUrl } from '@/lib/rules/url/long-url';

/**
 * A row as it begins: still to be made, or refused where it breaks a rule.
 * @param password that of the input, encrypted
 * @param today `YYYY-MM-DD`
 */
export function newRow(input: BulkInput, password: SealedText | null, today: string): BulkRow {
  const fresh = { part: null, shortUrl: null, tries: 0, hasPassword: input.password !== '' };
  const row = { ...input, ...fresh, password };
  const refused = refusalOf(input, today);
  if (refused === undefined) return { ...row, state: 'waiting', error: null };
  const [field, problem] = refused;
  const error = { code: 'invalid_input', field, problem, outcome: 'none' } as const;
  return { ...row, password: null, state: 'failed', error };
}

function refusalOf(input: BulkInput, today: string): [FieldName, Problem] | undefined {
  const checks: [FieldName, Problem | undefined][] = [
    ['url', checkLongUrl(input.url)],
    ['alias', checkAlias(input.alias)],
    ['password', checkPassword(input.password)],
    ['expiry', checkExpiry(input.expiry, today)],
    ['domain', checkDomain(input.domain)],
  ];
  for (const [field, problem] of checks) if (problem !== undefined) return [field, problem];
  return undefined;
}

/** Stands for a row that cannot be read any more. @param place from 0 */
export const damagedRow = (place: number): BulkRow => ({
  line: place + 1,
  url: '',
  title: '',
  alias: '',
  password: null,
  hasPassword: false,
  expiry: '',
  domain: '',
  campaign: null,
  channel: null,
  part: null,
  shortUrl: null,
  tries: 0,
  state: 'failed',
  error: { code: 'internal', outcome: 'unknown' },
});
