import type { FieldName } from '@/lib/model/errors';
import type { Schema } from '@/lib/model/z';
import type { Problem } from '@/lib/rules/problems';

type Effect = 'read' | 'create' | 'update' | 'delete';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Fields = Readonly<Record<string, unknown>>;

export interface Operation {
  api: 'account' | 'shortUrl';
  method: Method;
  /** As the document writes it; a pair of the short-URL API (`name/<value>`) goes with its input. */
  path: string;
  effect: Effect;
  /** What is not in the path goes into the query of a GET, else into the body. */
  input: Schema<Fields>;
  output: Schema;
  /** Reads with answers that a change makes stale. */
  touches?: readonly string[];
  typed?: Readonly<Record<string, TypedField>>;
}

interface TypedField {
  field: FieldName;
  problem: Problem;
}

export const typedFields = {
  url: { field: 'url', problem: 'url_malformed' },
  alias: { field: 'alias', problem: 'alias_characters' },
  password: { field: 'password', problem: 'password_characters' },
  expiry: { field: 'expiry', problem: 'expiry_impossible' },
  domain: { field: 'domain', problem: 'domain_malformed' },
} as const satisfies Record<string, TypedField>;

type EffectOf<Endpoint extends string> = Endpoint extends `GET ${string}`
  ? 'read'
  : Endpoint extends `POST ${string}/add`
    ? 'create'
    : Endpoint extends `DELETE ${string}`
      ? 'delete'
      : 'update';

const effects: Readonly<Record<Method, Effect>> = {
  GET: 'read',
  POST: 'update',
  PUT: 'update',
  DELETE: 'delete',
};

export function accountOperation<
  E extends `${Method} /api/${string}`,
  I extends Schema<Fields>,
  O extends Schema,
>(endpoint: E, input: I, output: O, touches: readonly string[] = []) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of `endpoint` says so; splitting loses it.
  const [method, path] = endpoint.split(' ', 2) as [Method, string];
  const isCreate = method === 'POST' && path.endsWith('/add');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same, for the compiler.
  const effect = (isCreate ? 'create' : effects[method]) as EffectOf<E>;
  return { api: 'account', method, path, effect, input, output, touches } as const;
}

/** Every operation of the short-URL API is a GET, creates included. */
export const shortUrlOperation = <E extends Effect, I extends Schema<Fields>, O extends Schema>(
  path: string,
  effect: E,
  shapes: Pick<Operation, 'typed'> & { input: I; output: O },
) => ({ api: 'shortUrl', method: 'GET', path, effect, ...shapes }) as const;
