import { Eye, type IconNode } from 'lucide';
import type { ComponentChildren, JSX, Ref } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';

import { t } from '@/lib/texts/translate';

import { IconButton } from './button';

interface TextFieldProps {
  label: string;
  name?: string | undefined;
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'password' | 'date' | 'search' | 'url' | 'email' | 'tel';
  /** Several lines to type into. */
  rows?: number | undefined;
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
  readOnly?: boolean | undefined;
  /** For what is never a sentence of the reader's language: addresses, aliases, keys. */
  code?: boolean | undefined;
  min?: string | undefined;
  maxLength?: number | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Tools of the field, within its frame. */
  children?: ComponentChildren;
}

export const codeAttributes = {
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: false,
  dir: 'ltr',
} as const;

/** A field to type into, with its label, and a line below that says what is wrong as soon as it is. */
export function TextField(props: TextFieldProps) {
  const id = useId();
  const { label, value, onInput, type = 'text', rows, code, children } = props;
  const control = {
    id,
    name: props.name,
    class: 'field-control',
    value,
    placeholder: props.placeholder,
    required: props.required,
    readOnly: props.readOnly,
    maxLength: props.maxLength,
    'aria-invalid': props.problem === undefined ? undefined : 'true',
    'aria-describedby': noteId(id),
    onInput: (event: JSX.TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onInput(event.currentTarget.value),
    onBlur: props.onBlur,
    ...(code ? codeAttributes : {}),
  } as const;
  return (
    <Field id={id} label={label} note={noteOf(props)} isFrame={children !== undefined}>
      {rows === undefined ? (
        <input {...control} type={type} min={props.min} ref={props.inputRef ?? null} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
      {children}
    </Field>
  );
}

/** What stands under a field: a problem goes before a warning, and that before good news and a hint. */
export function noteOf({
  problem,
  warning,
  good,
  hint,
}: Pick<TextFieldProps, 'problem' | 'warning' | 'good' | 'hint'>): FieldNote | undefined {
  if (problem !== undefined) return { text: problem, tone: 'problem' };
  if (warning !== undefined) return { text: warning, tone: 'warning' };
  if (good !== undefined) return { text: good, tone: 'good' };
  return hint === undefined ? undefined : { text: hint, tone: 'hint' };
}

export interface FieldNote {
  text: string;
  tone: 'hint' | 'problem' | 'good' | 'warning';
}

interface FieldProps {
  id: string;
  label: string;
  note?: FieldNote | undefined;
  /** Several controls look like one: the frame is around all of them. */
  isFrame?: boolean;
  children: ComponentChildren;
}

/** The id of the line under a field, for `aria-describedby`. */
export const noteId = (id: string): string => `${id}-note`;

/** The line under a field, which is there before its words are. @param id of the field */
export const NoteLine = ({ id, note }: Pick<FieldProps, 'id' | 'note'>) => (
  <p id={noteId(id)} class={`field-note field-note-${note?.tone ?? 'hint'}`} aria-live="polite">
    {note?.text}
  </p>
);

/** Label, control and one line of words, in a frame that keeps its size whatever it says. */
export function Field({ id, label, note, isFrame = false, children }: FieldProps) {
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <div class={isFrame ? 'field-frame' : 'field-row'}>{children}</div>
      <NoteLine id={id} note={note} />
    </div>
  );
}

interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'code' | 'children'> {
  /** The name of the button that shows it. */
  revealName?: string;
}

/** A secret: hidden unless the user asks to see it, and hidden again for the next one. */
export function SecretField({
  revealName = t('common_reveal_password'),
  ...props
}: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (props.value === '') setShown(false);
  }, [props.value]);
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} code>
      <RevealButton isShown={shown} label={revealName} setShown={setShown} />
    </TextField>
  );
}

interface RevealButtonProps {
  isShown: boolean;
  label: string;
  setShown: (isShown: boolean) => void;
}

/** The same eye: the popup's first frame would carry four paths more for a picture that it does not show. */
const eyeOff: IconNode = [...Eye, ['path', { d: 'm2 2 20 20' }]];

/** Shows what is typed into a field for secrets, or hides it. */
export const RevealButton = ({ isShown, label, setShown }: RevealButtonProps) => (
  <IconButton
    of={isShown ? eyeOff : Eye}
    label={label}
    pressed={isShown}
    onClick={() => setShown(!isShown)}
  />
);
