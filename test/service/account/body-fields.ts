import { Failure } from '../failure.ts';

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
