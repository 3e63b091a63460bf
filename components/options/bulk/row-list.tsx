import { ChevronDown } from 'lucide';
import type { ComponentChildren } from 'preact';

import { Icon } from '@/components/ui/icon';
import { plural, t } from '@/lib/texts/translate';

/** How many rows are listed unfolded: they leave room for what follows. */
const maxUnfolded = 5;

/** How many rows are listed; the file has all of them. */
const maxShown = 50;

/** In characters: as much as tells which row it is. */
const maxValueLength = 120;

interface ListedRow {
  place: string;
  reason?: string;
  /** What stands there, or what tells which row it is. */
  value: string;
}

export interface RowGroup {
  /** How it stands with these rows; a ring where nothing is amiss. */
  tone?: 'success' | 'warning' | 'danger';
  title: string;
  /** What is done about them, at the end of the title's line. */
  decision?: string;
  count: number;
  /** The first of them. */
  rows: readonly ListedRow[];
  /** Whether a few of them are in sight from the start. */
  mayBeOpen?: boolean;
  /** What can be done with all of them. */
  children?: ComponentChildren;
}

/** Rows as a group lists them. */
export const listRows = <T,>(rows: readonly T[], listed: (row: T) => ListedRow) => ({
  count: rows.length,
  rows: rows.slice(0, maxShown).map(listed),
});

export const lineText = (line: number): string => t('bulk_row_line', { line });

/** Rows that need a look, in one line that unfolds. Without rows it is left out. */
export function RowList({ tone, title, decision, count, rows, mayBeOpen, children }: RowGroup) {
  if (count === 0) return null;
  return (
    <details class="bulk-group" open={mayBeOpen === true && count <= maxUnfolded}>
      <summary>
        <span class={`dot ${tone === undefined ? '' : `dot-${tone}`}`} />
        <span>{title}</span>
        {decision === undefined ? null : <span class="bulk-group-decision">{decision}</span>}
        <Icon of={ChevronDown} />
      </summary>
      <ul class="bulk-lines">
        {rows.map(({ place, reason = '', value }, index) => (
          <li key={`${place} ${index}`}>
            <strong>{place}</strong> <span>{reason}</span>{' '}
            <bdi class="bulk-value">
              {value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value}
            </bdi>
          </li>
        ))}
      </ul>
      {count > rows.length ? (
        <p class="screen-lead">{plural('bulk_rows_shown', count, { shown: rows.length })}</p>
      ) : null}
      {children}
    </details>
  );
}
