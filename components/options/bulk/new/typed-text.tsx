import { useId } from 'preact/hooks';

import { Field, noteId } from '@/components/ui/field';

const hint =
  'One to a line, a table copied from a spreadsheet, CSV, or any text with addresses in it.';

interface TypedTextProps {
  value: string;
  onInput: (value: string) => void;
}

/** Where a list is typed or pasted. */
export function TypedText({ value, onInput }: TypedTextProps) {
  const id = useId();
  return (
    <Field id={id} label="Addresses" note={{ text: hint, tone: 'hint' }}>
      <textarea
        id={id}
        class="field-control bulk-typed"
        rows={8}
        value={value}
        autocomplete="off"
        spellcheck={false}
        dir="ltr"
        aria-describedby={noteId(id)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Field>
  );
}
