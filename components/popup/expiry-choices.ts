import type { Choice } from '@/components/ui/select-field';
import { addDays, expiryPresets } from '@/lib/rules/expiry';

/** The choice that lets any day be picked. */
export const ownDay = 'date';

let calendar: Intl.DateTimeFormat | undefined;

/** A `YYYY-MM-DD` in the reader's words; it is read and written in UTC, so that no time zone moves it. */
export const dayInWords = (day: string): string =>
  (calendar ??= new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })).format(Date.parse(day));

/** The presets, each with the date that it means; a choice's value is that date, blank for never. */
export const expiryChoices = (today: string): Choice[] => [
  { value: '', text: 'Never' },
  ...expiryPresets.map(({ days }) => {
    const value = addDays(today, days);
    const words = days === 0 ? 'End of today' : `In ${days} days`;
    return { value, text: `${words}, ${dayInWords(value)}` };
  }),
  { value: ownDay, text: 'On a date…' },
];
