import type { ComponentChildren, Ref } from 'preact';
import { useId } from 'preact/hooks';

import { Field, type FieldNote, noteId } from './field';

interface TextFieldProps {
  label: string;
  name?: string | undefined;
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'password' | 'date' | 'search' | 'url' | 'email' | 'tel';
  /** What to say while nothing is wrong. */
  hint?: string | undefined;
  /** What is wrong; it takes the hint's place. */
  problem?: string | undefined;
  /** What speaks against it without forbidding it; it takes the hint's place. */
  warning?: string | undefined;
  /** Good news; it takes the hint's place. */
  good?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  /** For what is never a sentence of the reader's language: addresses, aliases, keys. */
  code?: boolean | undefined;
  min?: string | undefined;
  maxLength?: number | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Buttons that belong to the field, after it in its row. */
  children?: ComponentChildren;
}

const codeAttributes = {
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: false,
  dir: 'ltr',
} as const;

/** One line to type into, with its label, and a line below that tells what is wrong as soon as it is. */
export function TextField(props: TextFieldProps) {
  const id = useId();
  const { label, value, onInput, type = 'text', code, children } = props;
  return (
    <Field id={id} label={label} note={noteOf(props)}>
      <input
        id={id}
        name={props.name}
        class="field-control"
        type={type}
        value={value}
        placeholder={props.placeholder}
        required={props.required}
        min={props.min}
        maxLength={props.maxLength}
        ref={props.inputRef ?? null}
        aria-invalid={props.problem === undefined ? undefined : 'true'}
        aria-describedby={noteId(id)}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={props.onBlur}
        {...(code ? codeAttributes : {})}
      />
      {children}
    </Field>
  );
}

function noteOf({ problem, warning, good, hint }: TextFieldProps): FieldNote | undefined {
  if (problem !== undefined) return { text: problem, tone: 'problem' };
  if (warning !== undefined) return { text: warning, tone: 'warning' };
  if (good !== undefined) return { text: good, tone: 'good' };
  return hint === undefined ? undefined : { text: hint, tone: 'hint' };
}
