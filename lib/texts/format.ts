import { dayInWords as dayText } from './days';

const numbers = new Intl.NumberFormat();

/** A number as its reader writes it. */
export const numberText = (count: number): string => numbers.format(count);

/** How many of something, such as `1 link` and `1,200 links`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** `4,000 of 100,000` */
export const progressInWords = ({ done, total }: { done: number; total: number }): string =>
  `${numberText(done)} of ${numberText(total)}`;

const minute = 60;
const hour = 60 * minute;

/** When to try again, for people, such as `in 5 minutes`: never too early. @param left milliseconds */
export function retryTimeText(left: number): string {
  const seconds = Math.max(1, Math.ceil(left / 1000));
  if (seconds < minute) return `in ${countText(seconds, 'second')}`;
  if (seconds < 2 * hour) return `in ${countText(Math.ceil(seconds / minute), 'minute')}`;
  return `in ${countText(Math.ceil(seconds / hour), 'hour')}`;
}

/** How far something has come, and whether it is held up by the rate limit. @param waitsUntil null for not */
export const whileWaiting = (progress: string, waitsUntil: number | null): string =>
  waitsUntil === null ? progress : `${progress}, waiting for the service`;

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

/**
 * A time of the service's, in the reader's words. It is shown as the service's clock told it, since it does not say in which
 * time zone that stands.
 * @param time `YYYY-MM-DD HH:MM:SS`; anything else is shown as it is
 */
export function timeInWordsTimeInWords(time: string): string {
  const at = Date.parse(`${time.replace(' ', 'T')}Z`);
  const words = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return Number.isNaN(at) ? time : words.format(at);
}
