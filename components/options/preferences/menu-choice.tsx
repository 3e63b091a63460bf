import type { Preferences } from '@/lib/contract/preferences';

import { ChoiceGroup, type ChoiceText } from '../choice-group';

const choices: readonly ChoiceText<Preferences['menu']>[] = [
  {
    value: 'one',
    text: 'One entry',
    means: 'Shorten and copy, with nothing in between.',
  },
  {
    value: 'choices',
    text: 'A submenu with choices',
    means: 'Shorten and copy, choose options first, show the QR code, or use one of your domains.',
  },
];

interface MenuChoiceProps {
  value: Preferences['menu'];
  onChange: (value: Preferences['menu']) => void;
}

export function MenuChoice({ value, onChange }: MenuChoiceProps) {
  return (
    <ChoiceGroup
      legend="What should a right-click on a link, image, selection or page offer?"
      value={value}
      choices={choices}
      onChange={onChange}
    />
  );
}
