import { countText } from './count-text';

const minute = 60;
const hour = 60 * minute;

/** When to try again, for people, such as `in 5 minutes`: never too early. @param left milliseconds */
export function retryTimeText(left: number): string {
  const seconds = Math.max(1, Math.ceil(left / 1000));
  if (seconds < minute) return `in ${countText(seconds, 'second')}`;
  if (seconds < 2 * hour) return `in ${countText(Math.ceil(seconds / minute), 'minute')}`;
  return `in ${countText(Math.ceil(seconds / hour), 'hour')}`;
}
