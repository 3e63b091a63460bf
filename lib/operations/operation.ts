import type { FieldName } from '@/lib/model/errors';
import type { Schema } from '@/lib/model/z';
import type { Problem } from '@/lib/rules/problems';

type Effect = 'read' | 'create' | 'update' | 'delete';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Undefined counts as left out. */
export type Fields = Readonly<Record<string, unknown>>;

/** One row of the document's endpoint tables. */
export interface Operation {
  api: 'account' | 'shortUrl';
  method: Method;
  /**
   * As the document writes it: `<name>` and `<base64:name>` stand for inputs; a pair of the short-URL API (`name/<value>`) goes
   * with its input.
   */
  path: string;
  effect: Effect;
  /** Checked before sending; what is not in the path goes into the query of a GET, else into the body. */
  input: Schema<Fields>;
  /** Reads the whole JSON of a success. */
  output: Schema;
  /** The reads of the account API with answers that a change makes stale. */
  touches?: readonly string[];
  /** Inputs that the user types. */
  typed?: Readonly<Record<string, TypedField>>;
}

/** A form's field, and the code (`lib/rules/problems.ts`) for a refused value. */
export interface TypedField {
  field: FieldName;
  problem: Problem;
}

type Shapes<I, O> = Pick<Operation, 'touches' | 'typed'> & { input: I; output: O };

export function accountOperation<E extends Effect, I extends Schema<Fields>, O extends Schema>(
  endpoint: `${Method} /api/${string}`,
  effect: E,
  shapes: Shapes<I, O>,
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of `endpoint` says so; splitting loses it.
  const [method, path] = endpoint.split(' ', 2) as [Method, string];
  return { api: 'account', method, path, effect, ...shapes } as const;
}

/** Every operation of the short-URL API is a GET, creates included. */
export function shortUrlOperation<E extends Effect, I extends Schema<Fields>, O extends Schema>(
  path: string,
  effect: E,
  shapes: Shapes<I, O>,
) {
  return { api: 'shortUrl', method: 'GET', path, effect, ...shapes } as const;
}
