import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import { Choice } from './choice';

export interface ChoiceText<T extends string> {
  value: T;
  text: string;
  /** What choosing it means. */
  means: ComponentChildren;
}

interface ChoiceGroupProps<T extends string> {
  legend: string;
  value: T;
  choices: readonly ChoiceText<T>[];
  onChange: (value: T) => void;
  /** More that belongs to the question, below the choices. */
  children?: ComponentChildren;
}

/** One of a few, each with a sentence of its own. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const group = useId();
  const { legend, value, choices, onChange } = props;
  return (
    <fieldset class="section">
      <legend>{legend}</legend>
      <div class="choices">
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            type="radio"
            name={group}
            {...choice}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
      {props.children}
    </fieldset>
  );
}
