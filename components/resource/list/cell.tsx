import { isOpenable } from '@/components/resource/place';
import type { Column, Row } from '@/lib/resources/definition';
import { numberText } from '@/lib/texts/format';
import { remembering } from '@/lib/texts/times';

interface CellProps<R extends Row> {
  column: Column<R>;
  row: R;
}

/** The value of a column for one row, as its kind is drawn. All of it is text, whatever a service puts there. */
export function Cell<R extends Row>({ column, row }: CellProps<R>) {
  const text = cellText(column, row);
  if (text === '') {
    return (
      <span class="cell-nothing">
        <span aria-hidden="true">–</span>
        <span class="unseen">None</span>
      </span>
    );
  }
  const color = column.badge?.(row) ?? null;
  return (
    <span class="cell">
      {color === null ? null : <Badge color={color} />}
      <CellValue kind={column.kind} text={text} />
    </span>
  );
}

function CellValue({ kind, text }: { kind: Column<Row>['kind']; text: string }) {
  switch (kind) {
    case 'link':
      return isOpenable(text) ? (
        <a class="cell-text" href={text} target="_blank" rel="noreferrer" dir="ltr">
          {text}
        </a>
      ) : (
        <bdi class="cell-text">{text}</bdi>
      );
    case 'code':
      return (
        <code class="cell-text cell-code" dir="ltr">
          {text}
        </code>
      );
    case 'text':
      return <bdi class="cell-text">{text}</bdi>;
    case 'date':
    case 'count':
    case 'flag':
      return <span class="cell-short">{text}</span>;
  }
}

/** A spot of colour before a name. What is no colour as forms write it, `#RRGGBB`, is not drawn. */
export function Badge({ color }: { color: string }) {
  return /^#[\da-f]{6}$/i.test(color) ? (
    <span class="badge" style={{ backgroundColor: color }} aria-hidden="true" />
  ) : null;
}

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** What a cell says, which is also what a search looks into; blank for nothing. */
export function cellText<R extends Row>(column: Column<R>, row: R): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberInWords(value);
  return column.kind === 'date' ? dayText(value) : value;
}

/** The day of a time as services write it, without a zone, as in `2026-11-20 08:00:00`; what is none stays as it is. */
function dayText(time: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(time) ?? [];
  return (day === undefined ? '' : dayInWords(day)) || time;
}

const dayInWords = remembering((day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  const local = new Date(year ?? 0, (month ?? 0) - 1, date);
  return Number.isNaN(local.getTime()) ? '' : days.format(local);
});

const numberInWords = remembering(numberText);
