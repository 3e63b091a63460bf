import { AppError, type FieldName } from '@/lib/model/errors';
import { z } from '@/lib/model/z';
import type { Fields, Operation } from '@/lib/operations/operation';

/** What a person typed, by the name that it has as an input of `createShortUrl`; the problems are those of `lib/rules/problems.ts`. */
const typed: Readonly<Record<string, { field: FieldName; problem: string }>> = {
  url: { field: 'url', problem: 'url_malformed' },
  customUrl: { field: 'alias', problem: 'alias_characters' },
  password: { field: 'password', problem: 'password_characters' },
  expiryDate: { field: 'expiry', problem: 'expiry_impossible' },
  baseDomain: { field: 'domain', problem: 'domain_malformed' },
};

/**
 * Checks what an operation was called with.
 * @returns the input as it is to be sent
 * @throws `invalid_input` with the path of what did not fit, and with field and problem where a person typed it
 */
export function checkInput(operation: Operation, input: unknown): Fields {
  const parsed = z.safeParse(operation.input, input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).join('.');
  const place = operation.api === 'shortUrl' ? typed[path] : undefined;
  const isTooLong = issue?.code === 'too_big' && place?.field === 'url';
  throw new AppError({
    code: 'invalid_input',
    path,
    outcome: 'none',
    ...place,
    ...(isTooLong ? { problem: 'url_too_long' } : {}),
  });
}
