import { AppError } from '@/lib/model/errors';

/**
 * A key goes into a header, which takes printable ASCII, and into a path, where it must stay one segment.
 * @throws `invalid_input` for a key that cannot be sent
 */
export function checkKey(key: string): void {
  if (/^(?!\.{1,2}$)[\u0021-\u007E]+$/.test(key) && !/[/\\%?#]/.test(key)) return;
  throw new AppError({
    code: 'invalid_input',
    field: 'key',
    problem: 'key_characters',
    outcome: 'none',
  });
}
