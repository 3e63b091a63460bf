import { plural, t } from '@/lib/texts/translate';

const minute = 60_000;
const hour = 60 * minute;

/** A time that is left, for people: rounded, as it is a guess. @param left milliseconds */
export function timeLeftText(left: number): string {
  if (left < minute) return t('bulk_left_soon');
  if (left < 1.5 * hour) return plural('bulk_left_minutes', Math.round(left / minute));
  return plural('bulk_left_hours', Math.round(left / hour));
}
