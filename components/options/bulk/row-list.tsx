import type { ComponentChildren } from 'preact';

import { plural } from '@/lib/texts/translate';

/** How many rows are listed unfolded: they leave room for what follows. */
const maxUnfolded = 5;

/** How many rows are listed; the file has all of them. */
const maxShown = 50;

interface RowListProps<T> {
  /** What it is a list of, as the line that opens it. */
  title: string;
  rows: readonly T[];
  keyOf: (row: T, index: number) => string;
  line: (row: T) => ComponentChildren;
  /** Whether a few of them are in sight from the start. */
  mayBeOpen?: boolean;
  /** What can be done with all of them. */
  children?: ComponentChildren;
}

/** Rows that need a look; many of them are folded away until somebody wants to see them. */
export function RowList<T>({ title, rows, keyOf, line, mayBeOpen, children }: RowListProps<T>) {
  const more = rows.length - maxShown;
  return (
    <details class="bulk-rows" open={mayBeOpen === true && rows.length <= maxUnfolded}>
      <summary>{title}</summary>
      <ul>
        {rows.slice(0, maxShown).map((row, index) => (
          <li key={keyOf(row, index)}>{line(row)}</li>
        ))}
      </ul>
      {more > 0 ? (
        <p class="screen-lead">{plural('bulk_rows_shown', rows.length, { shown: maxShown })}</p>
      ) : null}
      {children}
    </details>
  );
}

/** In characters: as much as tells which row it is. */
const maxValueLength = 120;

/** What stands in a row, cut short where it is long. */
export function RowValue({ text }: { text: string }) {
  return (
    <bdi class="bulk-value">
      {text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text}
    </bdi>
  );
}
