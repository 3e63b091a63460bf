import type { FieldName } from '@/lib/model/errors';
import type { Schema } from '@/lib/model/z';
import type { Problem } from '@/lib/rules/problems';

/** What an operation does to the service. */
type Effect = 'read' | 'create' | 'update' | 'delete';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An operation's input by name; what is undefined counts as left out. */
export type Fields = Readonly<Record<string, unknown>>;

/** One row of the document's endpoint tables. */
export interface Operation {
  api: 'account' | 'shortUrl';
  method: Method;
  /**
   * As the document writes it, from the base address (account API) or from `shorturl/` on. `<name>` stands for the input of that
   * name and `<base64:name>` for its base64. A pair of the short-URL API (`name/<value>`) is left out with its input.
   */
  path: string;
  effect: Effect;
  /** Checked before anything is sent. What is not in the path goes into the query of a GET and into the body otherwise. */
  input: Schema<Fields>;
  /** Reads the whole JSON of an answer that was a success. */
  output: Schema;
  /** For what changes something: the reads whose answers are forgotten after it. Those of the short-URL API are not remembered. */
  touches?: readonly string[];
  /** What a person typed, by the name that it has as an input. */
  typed?: Readonly<Record<string, TypedField>>;
}

/** A field of a form, and what is wrong (`lib/rules/problems.ts`) where the input does not take what stands in it. */
export interface TypedField {
  field: FieldName;
  problem: Problem;
}

/** What goes in and comes out, and what is forgotten after it. */
type Shapes<I, O> = Pick<Operation, 'touches' | 'typed'> & { input: I; output: O };

/** A row of the account API's tables. */
export function accountOperation<E extends Effect, I extends Schema<Fields>, O extends Schema>(
  endpoint: `${Method} /api/${string}`,
  effect: E,
  shapes: Shapes<I, O>,
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of `endpoint` says so; splitting loses it.
  const [method, path] = endpoint.split(' ', 2) as [Method, string];
  return { api: 'account', method, path, effect, ...shapes } as const;
}

/** A row of the short-URL API's table, in which everything is a GET, creates included. */
export function shortUrlOperation<E extends Effect, I extends Schema<Fields>, O extends Schema>(
  path: string,
  effect: E,
  shapes: Shapes<I, O>,
) {
  return { api: 'shortUrl', method: 'GET', path, effect, ...shapes } as const;
}
