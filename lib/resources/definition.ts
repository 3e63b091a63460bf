import type { ChangeName, ListName } from '@/lib/operations/operations';
import type { PlainMessageKey } from '@/lib/texts/translate';

import type { ChangeWords, ListWords } from './words';

/** A row without an id can be used, but neither edited nor deleted. */
export interface Row {
  readonly id: string | null;
}

export type Values = Readonly<Record<string, string | boolean>>;

/** `link` opens; `code` is text that is no sentence. */
type ColumnKind = 'text' | 'link' | 'code' | 'date' | 'count' | 'flag' | 'star';

export interface Column<R extends Row> {
  heading: PlainMessageKey;
  kind: ColumnKind;
  value(row: R): string | number | boolean | null;
}

export interface FieldChoice {
  value: string;
  text: string;
}

type FieldKind =
  | 'text'
  | 'long_text'
  | 'url'
  | 'email'
  | 'phone'
  | 'password'
  | 'color'
  | 'switch'
  | 'choice';

export interface FormField {
  name: string;
  label: PlainMessageKey;
  kind: FieldKind;
  required?: boolean;
  choices?(): readonly FieldChoice[];
  only?: 'create' | 'update';
  isShown?(values: Values): boolean;
  group?: PlainMessageKey;
  hint?(values: Values): string | undefined;
  warning?(values: Values): string | undefined;
  /** Asked for a changed value only, and not for a blank one. */
  check?(value: string, values: Values): string | undefined;
  /** Why an update must not empty it. */
  whenEmptied?: PlainMessageKey;
}

export interface FormDefinition<R extends Row> {
  fields: readonly FormField[];
  begin(row: R | null): Values;
  /** Asked once each field is right; `field` is where to show it. */
  check?(values: Values): { field: string; problem: string } | undefined;
  createInput?(values: Values): Readonly<Record<string, unknown>>;
  updateInput?(values: Values, row: R & { id: string }): Readonly<Record<string, unknown>> | null;
  /** Some services ignore a part of a change without an error. @returns a sentence for each such part */
  difference?(values: Values, answer: unknown): readonly string[];
}

interface ResourceOperations {
  list: ListName;
  create?: ChangeName;
  update?: ChangeName;
  delete?: ChangeName;
}

export interface ResourceDefinition<R extends Row = Row> {
  /** In the options page's address, after `#`. */
  id: string;
  words: ListWords;
  changeWords?: ChangeWords;
  operations: ResourceOperations;
  columns: readonly Column<R>[];
  /** Blank for none. */
  nameOf(row: R): string;
  /** `#RRGGBB`; null where that is none. */
  colorOf?(row: R): string | null;
  form?: FormDefinition<R>;
  readOnlyNote?: PlainMessageKey;
}
