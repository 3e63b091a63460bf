import type { ChangeName, ListName } from '@/lib/operations/operations';
import type { PlainMessageKey } from '@/lib/texts/translate';

import type { ChangeWords, ListWords } from './words';

/** What every row of a list has. A row without an id can be used, but neither edited nor deleted. */
export interface Row {
  readonly id: string | null;
}

/** What a form holds, by the fields' names: texts, and yes or no. */
export type Values = Readonly<Record<string, string | boolean>>;

/** How a cell is drawn: plain text, an address that opens, text that is no sentence, a day, a number, yes or no, a star or none. */
type ColumnKind = 'text' | 'link' | 'code' | 'date' | 'count' | 'flag' | 'star';

/** One column of a list. */
export interface Column<R extends Row> {
  heading: PlainMessageKey;
  kind: ColumnKind;
  /** Null for nothing to show. */
  value(row: R): string | number | boolean | null;
}

/** One of the values that a field may have. */
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

/** One field of a form. */
export interface FormField {
  name: string;
  label: PlainMessageKey;
  kind: FieldKind;
  required?: boolean;
  /** For `choice`. */
  choices?(): readonly FieldChoice[];
  /** The form that it is part of; both unless told. */
  only?: 'create' | 'update';
  /** Whether it is there for what the form holds. */
  isShown?(values: Values): boolean;
  /** Fields beside each other that name the same group stand together under that heading. */
  group?: PlainMessageKey;
  hint?(values: Values): string | undefined;
  /** What speaks against what is chosen, without forbidding it. It goes before the hint, and after what is wrong. */
  warning?(values: Values): string | undefined;
  /** What is wrong with a value that is not blank and not as it was: only what was changed is sent. */
  check?(value: string, values: Values): string | undefined;
  /** Why what an update begins with must not be emptied; the API has no way to say “none”. */
  whenEmptied?: PlainMessageKey;
}

/** A form: its fields, and how what they hold becomes the input of an operation. */
export interface FormDefinition<R extends Row> {
  fields: readonly FormField[];
  /** What the form begins with; `row` is null for a new one. */
  begin(row: R | null): Values;
  /** What is wrong with all of it taken together, and the field to say it at; asked when each field for itself is right. */
  check?(values: Values): { field: string; problem: string } | undefined;
  /** The input of the create operation; blank values are left out. */
  createInput?(values: Values): Readonly<Record<string, unknown>>;
  /** The input of the update operation; null when nothing was changed. */
  updateInput?(values: Values, row: R & { id: string }): Readonly<Record<string, unknown>> | null;
  /**
   * Compares what the service made of a change with what was asked, as some ignore a part without an error.
   * @returns a sentence for each part that is not as asked
   */
  difference?(values: Values, answer: unknown): readonly string[];
}

/** The operations of a resource. What is missing is not offered. */
interface ResourceOperations {
  list: ListName;
  create?: ChangeName;
  update?: ChangeName;
  delete?: ChangeName;
}

/** All that the one list + table + form + delete screen needs to know about a resource. */
export interface ResourceDefinition<R extends Row = Row> {
  /** The part of the options page's address after `#`. */
  id: string;
  /** What its messages begin with. */
  words: ListWords;
  /** The same where its rows can be opened, created, changed or deleted: nothing of that is offered without. */
  changeWords?: ChangeWords;
  operations: ResourceOperations;
  columns: readonly Column<R>[];
  /** What a row is called in headings, dialogs and status messages; blank where it has no name. */
  nameOf(row: R): string;
  /** The color that a row was given, `#RRGGBB`; null where that is none. */
  colorOf?(row: R): string | null;
  form?: FormDefinition<R>;
  /** Why a row without an id has no actions. */
  readOnlyNote?: PlainMessageKey;
}
