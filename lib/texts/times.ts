import { dayInWords as dayText } from './days';

/** A function that works each value out once: the browser's own formats are slow, and a list has the same values over and over. */
export function remembering<T>(work: (value: T) => string): (value: T) => string {
  const known = new Map<T, string>();
  return (value) => {
    const text = known.get(value) ?? work(value);
    known.set(value, text);
    return text;
  };
}

const localDays = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const times = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A `YYYY-MM-DD` in the reader's words, whatever the time zone; anything else as it is. */
export const dayInWords = remembering(dayText);

/** The day of a moment, on the reader's own calendar; blank for what is none. @param at epoch milliseconds */
export const dayOfMoment = (at: number): string =>
  Number.isNaN(new Date(at).getTime()) ? '' : localDays.format(at);

/**
 * A time of the service's in the reader's words, as the service's clock told it: it does not say in which time zone that stands.
 * @param time `YYYY-MM-DD HH:MM:SS`; anything else is shown as it is
 */
export const timeInWords = remembering((time: string) => {
  const at = Date.parse(`${time.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? time : times.format(at);
});
