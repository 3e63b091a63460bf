import type { Operation, AffectedReads } from '@/lib/operations/operation';
import { type ChangeName, operations } from '@/lib/operations/operations';
import { changedRow } from '@/lib/rules/list-rows';

import { fieldsOf, rowsOf } from './owned-answers';
import type { RememberedAnswer } from './ports';

/** A change that the service made. */
interface DoneChange {
  name: ChangeName;
  input: unknown;
  answer: unknown;
}

/**
 * Puts a change into what is remembered of the reads that it touches, so that the old state is not shown until the new one
 * is here.
 * @returns the answer marked as old, with the change in its rows; null when it is about something that is gone
 */
export function applyChange(
  { name, input, answer }: DoneChange,
  remembered: RememberedAnswer,
): RememberedAnswer | null {
  const { effect } = operations[name];
  const touches = readsAffectedBy(name);
  const id = fieldsOf(input).get('id');
  const isOf = (thing: unknown): boolean => id !== undefined && fieldsOf(thing).get('id') === id;
  const old = { ...remembered, old: true };
  const rows = rowsOf(remembered.value);
  const isAbout = remembered.operation === touches.one && isOf(remembered.input);
  if (effect === 'delete' && isAbout) return null;
  if (remembered.operation !== touches.list || rows === undefined) return old;
  if (effect === 'delete') {
    return withRows(
      old,
      rows.filter((row) => !isOf(row)),
    );
  }
  if (effect !== 'update') return old;
  return withRows(
    old,
    rows.map((row) =>
      isOf(row) ? changedRow(Object.fromEntries(fieldsOf(row)), input, answer) : row,
    ),
  );
}

/** Marks an answer as old, where nobody knows what became of a change. */
export const markStale = (remembered: RememberedAnswer): RememberedAnswer => ({
  ...remembered,
  old: true,
});

function withRows(remembered: RememberedAnswer, items: readonly unknown[]): RememberedAnswer {
  const page = Object.fromEntries(fieldsOf(remembered.value));
  const gone = (rowsOf(page)?.length ?? 0) - items.length;
  const total = typeof page['total'] === 'number' ? page['total'] - gone : page['total'];
  return { ...remembered, value: { ...page, items, total } };
}

/** The reads whose answers a change makes old. */
export function readsAffectedBy(name: ChangeName): AffectedReads {
  const operation: Operation = operations[name];
  return operation.touches ?? {};
}
