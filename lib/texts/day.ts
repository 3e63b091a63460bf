import { lazy } from '@/lib/async/lazy';

import { rememberedText } from './get-message';
import { formatLanguage } from './language';

const days = lazy(
  () => new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** In UTC, so that no time zone moves it. @param day `YYYY-MM-DD` */
export function dayInWords(day: string): string {
  const at = Date.parse(day);
  return Number.isNaN(at) ? day : rememberedText(day, () => days().format(at));
}
