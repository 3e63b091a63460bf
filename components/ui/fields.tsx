import type { ComponentChildren, ComponentProps, Ref } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';

import { t } from '@/lib/texts/translate';

import { Button } from './button';

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

/** What stands under a field: a problem goes before anything else. */
export interface FieldNote {
  text: string;
  tone: 'hint' | 'problem' | 'good' | 'warning';
}

interface FieldProps {
  id: string;
  label: string;
  note?: FieldNote | undefined;
  children: ComponentChildren;
}

/** The id of the line under a field, for `aria-describedby`. */
export const noteId = (id: string): string => `${id}-note`;

/** Label, control and one line of words, in a frame that keeps its size whatever it says. */
export function Field({ id, label, note, children }: FieldProps) {
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <div class="field-row">{children}</div>
      <p id={noteId(id)} class={`field-note field-note-${note?.tone ?? 'hint'}`} aria-live="polite">
        {note?.text}
      </p>
    </div>
  );
}

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
  const { label, value, choices, onChange, hint, problem, children } = props;
  const text = problem ?? hint;
  const note =
    text === undefined ? undefined : ({ text, tone: problem ? 'problem' : 'hint' } as const);
  return (
    <Field id={id} label={label} note={note}>
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

interface SecretFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'type' | 'code' | 'children'
> {
  /** The accessible name of the button that shows it; it holds the words of that. */
  revealName?: string;
}

/** What nobody beside the person should read: hidden unless they ask to see what they typed, and hidden again for the next one. */
export function SecretField({ revealName, ...props }: SecretFieldProps) {
  const { value } = props;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (value === '') setShown(false);
  }, [value]);
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} code>
      <Button pressed={shown} label={revealName} onClick={() => setShown(!shown)}>
        {t('common_reveal')}
      </Button>
    </TextField>
  );
}
