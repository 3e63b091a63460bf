import { useId } from 'preact/hooks';

import { Field, type FieldNote, TextField, noteId } from '@/components/ui/fields';
import { t } from '@/lib/texts/translate';

/** What every field that is typed into is handed. */
export interface TypedFieldProps {
  label: string;
  name: string;
  required: boolean | undefined;
  value: string;
  onInput: (value: string) => void;
  onBlur: () => void;
  hint: string | undefined;
  warning: string | undefined;
  problem: string | undefined;
}

/** What stands under a field: a problem goes before a warning, and that before a hint. */
function noteOf({
  hint,
  warning,
  problem,
}: Pick<TypedFieldProps, 'hint' | 'warning' | 'problem'>): FieldNote | undefined {
  if (problem !== undefined) return { text: problem, tone: 'problem' };
  if (warning !== undefined) return { text: warning, tone: 'warning' };
  return hint === undefined ? undefined : { text: hint, tone: 'hint' };
}

/** A color, picked or typed as `#RRGGBB`. */
export function ColorField(props: TypedFieldProps) {
  const { label, value, onInput, onBlur } = props;
  const typed = value.trim();
  return (
    <TextField {...props} code>
      <input
        type="color"
        class="color-picker"
        aria-label={t('list_color_picker', { label })}
        // The browser's own picker takes nothing but a whole color.
        value={/^#[\da-f]{6}$/i.test(typed) ? typed.toLowerCase() : '#000000'}
        onInput={(event) => onInput(event.currentTarget.value.toUpperCase())}
        onBlur={onBlur}
      />
    </TextField>
  );
}

/** Several lines to type into. */
export function LongTextField(props: TypedFieldProps) {
  const id = useId();
  const { label, name, required, value, problem, onInput, onBlur } = props;
  return (
    <Field id={id} label={label} note={noteOf(props)}>
      <textarea
        id={id}
        name={name}
        class="field-control"
        rows={4}
        required={required}
        value={value}
        aria-invalid={problem === undefined ? undefined : 'true'}
        aria-describedby={noteId(id)}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
