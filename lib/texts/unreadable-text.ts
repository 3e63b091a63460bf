import { countText } from './count-text';

/** Says that a list lacks what could not be read; blank where it lacks nothing. */
export const unreadableText = (count: number): string =>
  count === 0 ? '' : `${countText(count, 'entry', 'entries')} of your service couldn’t be read.`;
