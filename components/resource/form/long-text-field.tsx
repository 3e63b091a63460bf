import { useId } from 'preact/hooks';

import { Field, noteId } from '@/components/ui/field';

import { type TypedFieldProps, noteOf } from './typed-field';

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
