import { type RowWithId, useResource } from '@/components/resource/resource';
import { type FormProblems, useForm } from '@/components/ui/form';
import { useServices } from '@/components/ui/services';
import type { FormDefinition, FormField, Row, Values } from '@/lib/resources/definition';
import type { ChangeWords } from '@/lib/resources/words';
import { t } from '@/lib/texts/translate';

export interface ResourceFormParts {
  form: FormDefinition<Row>;
  words: ChangeWords;
  /** Null for a new one. */
  row: RowWithId | null;
}

export type ResourceForm = ReturnType<typeof useResourceForm>;

/** The form of a definition. It begins with its row, and until the list has what it made, with what was sent. */
export function useResourceForm({ form, words, row }: ResourceFormParts) {
  const services = useServices();
  const { account } = services;
  const { definition, parts, offers, serviceId, list, place, message, show } = useResource();
  const made = message?.made;
  const kind = row === null ? 'create' : 'update';
  const operation = definition.operations[kind];
  const before = row === null && made !== undefined ? made.sent : form.begin(row);
  const keyOf = (id: string) => `${serviceId} ${definition.id}/${id}`;
  const ownKey = keyOf(row?.id ?? made?.id ?? 'new');
  /** The row that goes on with what was typed since; null where it is this form's, or none can. */
  const madeBy = (answer: unknown) => (row === null && offers.update ? createdId(answer) : null);
  /** What was typed while it was sent stays, in the form of the row that there is by then. */
  const goOn = ({ sent, answer, isAll }: { sent: Values; answer: unknown; isAll: boolean }) => {
    const text = t(row === null ? `${words}_created` : 'common_saved');
    const warnings = form.difference?.(sent, answer) ?? [];
    if (isAll) {
      const isDetail = row !== null && offers.detail;
      return show(isDetail ? { at: 'detail', id: row.id } : { at: 'list' }, { text, warnings });
    }
    const id = madeBy(answer);
    return show(id === null ? place : { at: 'update', id }, {
      text,
      warnings: [...warnings, t('list_changed_since')],
      made: id === null ? made : { id, sent },
    });
  };
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
      const { input, answer } = done;
      const id = row?.id ?? createdId(answer);
      if (id !== null) parts.onSaved?.({ id, values: sent, services });
      if (row === null) list.refresh();
      else list.patch(row.id, input, answer);
      if (isHere) goOn({ sent, answer, isAll });
    },
  });
}

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
export const findProblems = (
  fields: readonly FormField[],
  values: Values,
  before: Values | null,
): FormProblems =>
  Object.fromEntries(
    fields.map((field) => [field.name, problemOf(field, values, before?.[field.name])]),
  );

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
