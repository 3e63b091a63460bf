import type { Choice } from '@/components/ui/select-field';
import { addDays, expiryPresets } from '@/lib/rules/expiry';
import { dayInWords } from '@/lib/texts/day-in-words';

/** The choice that lets any day be picked. */
export const ownDay = 'date';

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
