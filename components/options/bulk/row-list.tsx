import type { ComponentChildren } from 'preact';

import { plural, t } from '@/lib/texts/translate';

/** How many rows are listed unfolded: they leave room for what follows. */
const maxUnfolded = 5;

/** How many rows are listed; the file has all of them. */
const maxShown = 50;

/** In characters: as much as tells which row it is. */
const maxValueLength = 120;

interface RowListProps<T> {
  /** How it stands with these rows; a ring where nothing is amiss. */
  tone?: 'success' | 'warning' | 'danger';
  title: string;
  /** What is done about them, at the end of the title's line. */
  decision?: string;
  rows: readonly T[];
  /** `value`: what stands there, or what tells which row it is. `field`: takes the place of all of it. */
  listed: (row: T) => { place: string; reason?: string; value: string; field?: ComponentChildren };
  /** Whether a few of them are in sight from the start. */
  mayBeOpen?: boolean;
  /** What can be done with all of them. */
  children?: ComponentChildren;
}

export const lineText = (line: number): string => t('bulk_row_line', { line });

/** Rows that need a look, in one line that unfolds. Without rows it is left out. */
export function RowList<T>(props: RowListProps<T>) {
  const { tone, title, decision, rows, listed, mayBeOpen = false, children } = props;
  const { length } = rows;
  if (length === 0) return null;
  return (
    <details class="bulk-group" open={mayBeOpen && length <= maxUnfolded}>
      <summary>
        <span class={`dot ${tone === undefined ? '' : `dot-${tone}`}`} /> <span>{title}</span>
        {decision === undefined ? null : <span class="bulk-value">{decision}</span>}
      </summary>
      <ul class="bulk-lines">
        {rows.slice(0, maxShown).map((row, index) => {
          const { place, reason = '', value, field } = listed(row);
          return field === undefined ? (
            <li key={index}>
              <strong>{place}</strong> {reason}{' '}
              <bdi class="bulk-value">
                {value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value}
              </bdi>
            </li>
          ) : (
            <li key={place}>{field}</li>
          );
        })}
      </ul>
      {length > maxShown ? (
        <p class="screen-lead">{plural('bulk_rows_shown', length, { shown: maxShown })}</p>
      ) : null}
      {children}
    </details>
  );
}
