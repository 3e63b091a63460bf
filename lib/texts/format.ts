import { lazy } from '@/lib/async/lazy';

import { formatLanguage } from './language';
import { t } from './translate';

const percents = lazy(() => new Intl.NumberFormat(formatLanguage(), { style: 'percent' }));

/** A part of a whole in percent, as its reader writes it. @param part 0 to 1 */
export const percentText = (part: number): string => percents().format(part);

const minute = 60;
const hour = 60 * minute;

/** How long to wait, rounded up to a unit that people count it in: it is never too early. @param left milliseconds */
export function waitTime(left: number): { count: number; unit: 'seconds' | 'minutes' | 'hours' } {
  const seconds = Math.max(1, Math.ceil(left / 1000));
  if (seconds < minute) return { count: seconds, unit: 'seconds' };
  if (seconds < 2 * hour) return { count: Math.ceil(seconds / minute), unit: 'minutes' };
  return { count: Math.ceil(seconds / hour), unit: 'hours' };
}

/** How far something has come, and whether it is held up by the rate limit. @param waitsUntil null for not */
export const whileWaiting = (progress: string, waitsUntil: number | null): string =>
  waitsUntil === null ? progress : t('common_progress_waiting', { progress });
