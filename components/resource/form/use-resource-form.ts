import { type RowWithId, useResource } from '@/components/resource/resource';
import { type MadeRow } from '@/components/resource/use-message';
import { type FormProblems, useForm } from '@/components/ui/form';
import { useServices } from '@/components/ui/services';
import type { FormDefinition, FormField, Row, Values } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

/** A create or update that the service made. */
export interface Done {
  input: Readonly<Record<string, unknown>>;
  answer: unknown;
  /** What is not as it was asked for, in a sentence for each part. */
  warnings: readonly string[];
  /** What goes on as the form of a new row; undefined where that is not it. */
  made: MadeRow | undefined;
  isHere: boolean;
  isAll: boolean;
}

interface ResourceFormParts {
  form: FormDefinition<Row>;
  /** Null for a new one. */
  row: RowWithId | null;
  /** What this form made and has more to send for. */
  made: MadeRow | undefined;
  serviceId: string;
  onDone: (done: Done) => void;
}

/** The form of a definition. It begins with its row, and until the list has what it made, with what was sent. */
export function useResourceForm({ form, row, made, serviceId, onDone }: ResourceFormParts) {
  const { account } = useServices();
  const { definition, offers } = useResource();
  const kind = row === null ? 'create' : 'update';
  const operation = definition.operations[kind];
  const before = row === null && made !== undefined ? made.sent : form.begin(row);
  const keyOf = (id: string) => `${serviceId} ${definition.id}/${id}`;
  const madeBy = (answer: unknown) => (row === null && offers.update ? createdId(answer) : null);
  const ownKey = keyOf(row?.id ?? made?.id ?? 'new');
  return useForm({
    key: ownKey,
    before,
    check: (values) =>
      findProblems(fieldsShown(form.fields, kind, values), values, row === null ? null : before),
    checkAll: (values) => {
      const found = form.check?.(values);
      return found === undefined ? {} : { [found.field]: found.problem };
    },
    /** @returns null where nothing was changed */
    send: async ({ whenAllowed }, values) => {
      const input = row === null ? form.createInput?.(values) : form.updateInput?.(values, row);
      if (!input || operation === undefined) return null;
      // The background checks it with the operation's schema before anything is sent.
      const change = async () => account.change(operation, input);
      return { input, answer: await whenAllowed<unknown>(change) };
    },
    nextKey: (done) => {
      const id = madeBy(done?.answer);
      return id === null ? ownKey : keyOf(id);
    },
    onDone: (done, { sent, isAll, isHere }) => {
      if (done === null) return;
      const id = madeBy(done.answer);
      onDone({
        ...done,
        warnings: form.difference?.(sent, done.answer) ?? [],
        made: id === null ? undefined : { id, sent },
        isHere,
        isAll,
      });
    },
  });
}

export type ResourceForm = ReturnType<typeof useResourceForm>;

/** The id that the service gave to what was created; null where it reported none. */
const createdId = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : null;

/** The fields of the one form or the other that are there for what it holds. */
export const fieldsShown = (
  fields: readonly FormField[],
  form: 'create' | 'update',
  values: Values,
): FormField[] =>
  fields.filter((field) => (field.only ?? form) === form && (field.isShown?.(values) ?? true));

/** @param before what an update began with; null for a new one */
export function findProblems(
  fields: readonly FormField[],
  values: Values,
  before: Values | null,
): FormProblems {
  return Object.fromEntries(
    fields.map((field) => [field.name, problemOf(field, values, before?.[field.name])]),
  );
}

function problemOf(
  field: FormField,
  values: Values,
  was: string | boolean | undefined,
): string | undefined {
  const value = values[field.name];
  if (typeof value !== 'string') return undefined;
  if (value.trim() !== '') {
    // Only what was changed is sent, so that an old value never stands in the way of another field's.
    return value === was ? undefined : field.check?.(value, values);
  }
  if (field.required) {
    return t(field.kind === 'choice' ? 'list_choice_required' : 'list_field_required');
  }
  const wasFilled = typeof was === 'string' && was.trim() !== '';
  return wasFilled && field.whenEmptied !== undefined ? t(field.whenEmptied) : undefined;
}
