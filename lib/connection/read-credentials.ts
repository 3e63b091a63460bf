import { AppError, type FieldName } from '@/lib/model/errors';
import { checkApiKey } from '@/lib/rules/api-key';
import type { Problem } from '@/lib/rules/problems';
import { type ServiceAddress, normaliseAddress } from '@/lib/rules/url/service-address';

import type { Credentials } from './dependencies';

/**
 * Normalises what was typed to connect.
 * @throws `invalid_input` with the field and the problem
 */
export function readCredentials(typed: Credentials): ServiceAddress & { key: string } {
  const read = normaliseAddress(typed.address);
  if ('problem' in read) throw refused('address', read.problem);
  const problem = checkApiKey(typed.key);
  if (problem) throw refused('key', problem);
  return { ...read, key: typed.key.trim() };
}

const refused = (field: FieldName, problem: Problem): AppError =>
  new AppError({ code: 'invalid_input', field, problem });
