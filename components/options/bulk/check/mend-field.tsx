import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Field, codeAttributes, noteId } from '@/components/ui/fields';

interface MendFieldProps {
  /** Which cell it is. */
  label: string;
  value: string;
  problem: string;
  onMend: (value: string) => void;
}

/** A wrong cell of a list, to be corrected where it stands. It is taken once it is left: halfway, much would be right by chance. */
export function MendField({ label, value, problem, onMend }: MendFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} note={{ text: problem, tone: 'problem' }}>
      <input
        {...codeAttributes}
        id={id}
        class="field-control"
        aria-invalid="true"
        aria-describedby={noteId(id)}
        defaultValue={value}
        onKeyDown={onToNext}
        onChange={({ currentTarget }) => onMend(currentTarget.value.trim())}
      />
    </Field>
  );
}

/** Enter leads on to the next one, as that goes away which is right now. */
function onToNext(event: JSX.TargetedKeyboardEvent<HTMLInputElement>): void {
  const { key, isComposing, currentTarget: field } = event;
  if (key !== 'Enter' || isComposing) return;
  event.preventDefault();
  const fields = [...(field.closest('ul')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (next === undefined) field.blur();
  else next.focus();
}
