import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import { Field, noteId, noteOf } from './fields';

export interface SelectChoice {
  value: string;
  text: string;
}

interface SelectFieldProps {
  label: string;
  name?: string | undefined;
  value: string;
  choices: readonly SelectChoice[];
  onChange: (value: string) => void;
  hint?: string | undefined;
  problem?: string | undefined;
  required?: boolean | undefined;
  /** The person reaches for it: there is a moment left to bring the choices up to date. */
  onReach?: (() => void) | undefined;
  children?: ComponentChildren;
}

/** One of several, with its label and a line below. */
export function SelectField(props: SelectFieldProps) {
  const id = useId();
  const { label, value, choices, onChange, problem, children } = props;
  return (
    <Field id={id} label={label} note={noteOf(props)}>
      <select
        id={id}
        name={props.name}
        class="field-control"
        onFocus={props.onReach}
        onPointerEnter={props.onReach}
        value={value}
        required={props.required}
        aria-describedby={noteId(id)}
        aria-invalid={problem === undefined ? undefined : 'true'}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      {children}
    </Field>
  );
}
