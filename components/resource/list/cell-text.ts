import type { Column, Row } from '@/lib/resources/definition';
import { numberText } from '@/lib/texts/count-text';
import { remembering } from '@/lib/texts/remembering';

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
