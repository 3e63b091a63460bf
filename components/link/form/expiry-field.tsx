import { useMemo, useState } from 'preact/hooks';

import { type SelectChoice, SelectField } from '@/components/ui/select-field';
import type { Draft } from '@/lib/model/popup-state';
import { addDays, expiryPresets } from '@/lib/rules/expiry';
import { dayInWords } from '@/lib/texts/day';
import { t } from '@/lib/texts/translate';

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
  const [chosenOwn, setOwn] = useState(false);
  const isChoice = value !== customDay && choices.some((choice) => choice.value === value);
  const own = chosenOwn || !isChoice;
  const choose = (expiry: string) => {
    setOwn(expiry === customDay);
    set({ expiry: expiry === customDay ? value || today : expiry });
  };
  return (
    <SelectField
      label={t('link_fact_expiration')}
      name="expiry"
      value={own ? customDay : value}
      choices={choices}
      onChange={choose}
      problem={problem}
      hint={value === '' ? undefined : t('form_expiry_hint')}
    >
      {own ? (
        <input
          class="field-control"
          type="date"
          aria-label={t('form_expiry_date')}
          min={today}
          value={value === customDay ? '' : value}
          onInput={(event) => {
            setOwn(true);
            // A day that is not whole is wrong; blank would mean never.
            set({ expiry: event.currentTarget.value || customDay });
          }}
        />
      ) : null}
    </SelectField>
  );
}

/** The choice that lets any day be picked. */
const customDay = 'date';

/** The presets, each with the date that it means; a choice's value is that date, blank for never. */
const expiryChoices = (today: string): SelectChoice[] => [
  { value: '', text: t('form_expiry_never') },
  ...expiryPresets.map(({ id, days }) => {
    const value = addDays(today, days);
    return { value, text: t(`form_expiry_${id}`, { date: dayInWords(value) }) };
  }),
  { value: customDay, text: t('form_expiry_pick') },
];
