import { ChevronDown } from 'lucide';
import type { ComponentChildren } from 'preact';

import { Icon } from '@/components/ui/icon';
import type { BulkResult } from '@/lib/model/run';
import { plural, t } from '@/lib/texts/translate';

import { rowReasonText } from './results';

/** How many rows are listed unfolded: they leave room for what follows. */
const maxUnfolded = 5;

/** How many rows are listed; the file has all of them. */
const maxShown = 50;

/** A row as it is listed. */
interface ListedRow {
  /** Where it stands. */
  place: string;
  /** What there is to say about it. */
  reason?: string;
  /** What stands there, or what tells which row it is. */
  value: string;
}

interface RowListProps<T> {
  /** How it stands with these rows; a ring where nothing is amiss. */
  tone?: 'success' | 'warning' | 'danger';
  /** What it is a list of, as the line that opens it. */
  title: string;
  /** What is done about them, at the end of that line. */
  decision?: string;
  rows: readonly T[];
  listed: (row: T) => ListedRow;
  /** Whether a few of them are in sight from the start. */
  mayBeOpen?: boolean;
  /** What can be done with all of them. */
  children?: ComponentChildren;
}

/** Rows that need a look, in one line; many of them are folded away until somebody wants to see them. */
export function RowList<T>(props: RowListProps<T>) {
  const { tone, title, decision, rows, listed, mayBeOpen, children } = props;
  const more = rows.length - maxShown;
  return (
    <details class="bulk-group" open={mayBeOpen === true && rows.length <= maxUnfolded}>
      <summary>
        <span class={`dot ${tone === undefined ? '' : `dot-${tone}`}`} />
        <span>{title}</span>
        {decision === undefined ? null : <span class="bulk-group-decision">{decision}</span>}
        <Icon of={ChevronDown} />
      </summary>
      <ul class="bulk-lines">
        {rows.slice(0, maxShown).map((row, index) => {
          const { place, reason = '', value } = listed(row);
          return (
            <li key={`${place} ${index}`}>
              <strong>{place}</strong> <span>{reason}</span> <RowValue text={value} />
            </li>
          );
        })}
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
const RowValue = ({ text }: { text: string }) => (
  <bdi class="bulk-value">
    {text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text}
  </bdi>
);

interface ResultRowsProps {
  tone: 'warning' | 'danger';
  title: string;
  rows: readonly BulkResult[];
  /** What tells which row it is. */
  value?: (row: BulkResult) => string;
  children?: ComponentChildren;
}

/** Rows of a job with what came of them. */
export function ResultRows({
  tone,
  title,
  rows,
  value = ({ url }) => url,
  children,
}: ResultRowsProps) {
  if (rows.length === 0) return null;
  return (
    <RowList
      tone={tone}
      title={title}
      rows={rows}
      listed={(result) => ({
        place: t('bulk_row_line', { line: result.line }),
        reason: rowReasonText(result),
        value: value(result),
      })}
    >
      {children}
    </RowList>
  );
}
