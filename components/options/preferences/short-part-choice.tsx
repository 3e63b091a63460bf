import type { Preferences } from '@/lib/contract/preferences';

import { ChoiceGroup, type ChoiceText } from '../choice-group';

const choices: readonly ChoiceText<Preferences['shortPart']>[] = [
  {
    value: 'service',
    text: 'The service',
    means:
      'Its own short parts, often the shortest. When a connection breaks, a browser may repeat the request by itself, and then there can be two links.',
  },
  {
    value: 'curtail',
    text: 'Curtail',
    means:
      'Seven letters and digits at random. A repeat by the browser cannot make a second link, as the short part is taken by then.',
  },
];

interface ShortPartChoiceProps {
  value: Preferences['shortPart'];
  onChange: (value: Preferences['shortPart']) => void;
}

export function ShortPartChoice({ value, onChange }: ShortPartChoiceProps) {
  return (
    <ChoiceGroup
      legend="Who picks the short part when the alias is blank?"
      value={value}
      choices={choices}
      onChange={onChange}
    />
  );
}
