import { Failure } from '../failure.ts';

type Body = Readonly<Record<string, unknown>>;

/** Looks up something of the account's own. Throws `not_found`. */
type Find = (id: number) => { id: number };

/** The id, as a number or a text, of something of the account's own; `undefined` when it is absent or empty. */
export function ownId(body: Body, name: string, find: Find): number | undefined {
  const value = body[name];
  return value === undefined || value === null || value === ''
    ? undefined
    : readId(value, name, find);
}

/** The JSON of a list of such ids; `undefined` when it is absent. */
export function idsIn(body: Body, name: string, find: Find): string | undefined {
  const values = listIn(body, name);
  return values && JSON.stringify(values.map((value) => readId(value, name, find)));
}

/** The JSON of a list of objects that hold these two texts; `link` is a URL. `undefined` when it is absent. */
export function pairsIn(
  body: Body,
  name: string,
  keys: readonly [string, string],
): string | undefined {
  const values = listIn(body, name);
  return values && JSON.stringify(values.map((value) => readPair(value, name, keys)));
}

function readId(value: unknown, name: string, find: Find): number {
  if (/^\d{1,15}$/.test(typeof value === 'number' ? String(value) : asText(value))) {
    return find(Number(value)).id;
  }
  throw new Failure('invalid', `The field ${name} must hold ids.`);
}

function readPair(
  value: unknown,
  name: string,
  keys: readonly [string, string],
): Record<string, string> {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Body;
  const pair = Object.fromEntries(keys.map((key) => [key, asText(fields[key])]));
  const isWhole = keys.every((key) => pair[key] !== '');
  const isSafe = pair['link'] === undefined || /^https?:\/\//i.test(pair['link']);
  if (isWhole && isSafe) return pair;
  throw new Failure('invalid', `The field ${name} must hold ${keys.join(' and ')} of each.`);
}

function listIn(body: Body, name: string): unknown[] | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value;
  throw new Failure('invalid', `The field ${name} must be a list.`);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
