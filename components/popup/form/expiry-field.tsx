import { useMemo, useState } from 'preact/hooks';

import { type SelectChoice, SelectField } from '@/components/ui/fields';
import type { Draft } from '@/lib/model/popup-state';
import { addDays, expiryPresets } from '@/lib/rules/expiry';
import { dayInWords } from '@/lib/texts/day';

interface ExpiryFieldProps {
  /** `YYYY-MM-DD` or blank. */
  value: string;
  today: string;
  problem: string | undefined;
  set: (changes: Partial<Draft>) => void;
}

/** The last day on which the link works. */
export function ExpiryField({ value, today, problem, set }: ExpiryFieldProps) {
  const choices = useMemo(() => expiryChoices(today), [today]);
  const isPreset = choices.some((choice) => choice.value === value);
  const [chosenOwn, setOwn] = useState(false);
  const own = chosenOwn || !isPreset;
  const choose = (chosen: string) => {
    setOwn(chosen === customDay);
    set({ expiry: chosen === customDay ? value || today : chosen });
  };
  return (
    <SelectField
      label="Expires"
      name="expiry"
      value={own ? customDay : value}
      choices={choices}
      onChange={choose}
      problem={problem}
      hint={value === '' ? undefined : 'The service counts whole days: it works through that day.'}
    >
      {own ? (
        <input
          class="field-control"
          type="date"
          aria-label="Expires on"
          min={today}
          value={value}
          onInput={(event) => set({ expiry: event.currentTarget.value })}
        />
      ) : null}
    </SelectField>
  );
}

/** The choice that lets any day be picked. */
const customDay = 'date';

/** The presets, each with the date that it means; a choice's value is that date, blank for never. */
const expiryChoices = (today: string): SelectChoice[] => [
  { value: '', text: 'Never' },
  ...expiryPresets.map(({ days }) => {
    const value = addDays(today, days);
    const words = days === 0 ? 'End of today' : `In ${days} days`;
    return { value, text: `${words}, ${dayInWords(value)}` };
  }),
  { value: customDay, text: 'On a date…' },
];
