import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import './choice.css';

interface ChoiceProps {
  type: 'radio' | 'checkbox' | 'switch';
  /** The radio group that it belongs to. */
  name?: string | undefined;
  text: string;
  means?: ComponentChildren;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A radio button, checkbox or switch with the sentence that says what it means; all of the row takes the click. */
export function Choice({ type, name, text, means, checked, onChange }: ChoiceProps) {
  const id = useId();
  const isSwitch = type === 'switch';
  return (
    <div class="choice">
      <input
        id={id}
        class={isSwitch ? 'switch-control' : undefined}
        type={isSwitch ? 'checkbox' : type}
        role={isSwitch ? 'switch' : undefined}
        name={name}
        checked={checked}
        aria-describedby={means === undefined ? undefined : `${id}-means`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{text}</label>
      {means === undefined ? null : <p id={`${id}-means`}>{means}</p>}
    </div>
  );
}

export interface ChoiceText<T extends string> {
  value: T;
  text: string;
  /** What choosing it means. */
  means?: ComponentChildren;
}

interface ChoiceGroupProps<T extends string> {
  legend: string;
  /** The same words stand above it already. */
  isTitled?: boolean;
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
      <legend class={props.isTitled ? 'unseen' : undefined}>{legend}</legend>
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
