import type { Column, Row } from '@/lib/resources/definition';

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const counts = new Intl.NumberFormat();

/** What a cell says, which is also what a search looks into; blank for nothing. */
export function cellText<R extends Row>(column: Column<R>, row: R): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return counts.format(value);
  return column.kind === 'date' ? day(value) : value;
}

/** The day of a time as services write it, without a zone, as in `2026-11-20 08:00:00`; what is none stays as it is. */
function day(time: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(time) ?? [];
  if (year === undefined) return time;
  const local = new Date(Number(year), Number(month) - 1, Number(date));
  return Number.isNaN(local.getTime()) ? time : days.format(local);
}

export const countText = (count: number): string => counts.format(count);
