import type { Preferences } from '@/lib/contract/preferences';

import { ChoiceGroup, type ChoiceText } from '../choice-group';

const choices: readonly ChoiceText<Preferences['toolbar']>[] = [
  {
    value: 'at_once',
    text: 'Shorten at once',
    means: 'One click, and the short link of the page is on your clipboard.',
  },
  {
    value: 'form',
    text: 'Let me choose first',
    means: 'A click opens the form: alias, password, expiry, domain. Enter makes the link.',
  },
];

interface ToolbarChoiceProps {
  value: Preferences['toolbar'];
  onChange: (value: Preferences['toolbar']) => void;
}

export function ToolbarChoice({ value, onChange }: ToolbarChoiceProps) {
  return (
    <ChoiceGroup
      legend="What should the toolbar button do?"
      value={value}
      choices={choices}
      onChange={onChange}
    />
  );
}
