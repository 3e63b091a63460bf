import { Failure } from '../failure.ts';
import type { AccountProfile } from '../profiles/profile.ts';

type Body = Readonly<Record<string, unknown>>;

/** A text field; `undefined` when it is absent. Throws `invalid` when it is no text. */
export function optionalText(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new Failure('invalid', `The field ${name} must be a text.`);
  return value.trim();
}

/** A text field that must be there and not empty. */
export function requiredText(body: Body, name: string): string {
  const value = optionalText(body, name);
  if (value === undefined || value === '') {
    throw new Failure('invalid', `The field ${name} is required.`);
  }
  return value;
}

/** A text field that may be left out; an empty one counts as left out. */
export function textUnlessEmpty(body: Body, name: string): string | undefined {
  const value = optionalText(body, name);
  return value === '' ? undefined : value;
}

/** A flag as 0 or 1; `undefined` when it is absent. Throws `invalid` when it is none to this profile. */
export function optionalFlag(
  body: Body,
  name: string,
  { flags }: AccountProfile,
): 0 | 1 | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (flags === 'truthiness') return isTruthy(value) ? 1 : 0;
  if (typeof value !== 'boolean') {
    throw new Failure('invalid', `The field ${name} must be true or false.`);
  }
  return value ? 1 : 0;
}

/** What a script in PHP takes for true. */
function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value) && value !== '0';
}

/** A URL field: `undefined` when it is absent, `null` when it is empty, that is, to be cleared. */
export function optionalUrl(body: Body, name: string): string | null | undefined {
  const value = optionalText(body, name);
  if (value === undefined) return undefined;
  if (value === '') return null;
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) {
    throw new Failure('invalid', `The field ${name} must be a URL with http or https.`);
  }
  return value;
}
