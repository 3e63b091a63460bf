import { TextField } from '@/components/ui/text-field';

import type { TypedFieldProps } from './typed-field';

/** A colour, picked or typed as `#RRGGBB`. */
export function ColorField(props: TypedFieldProps) {
  const { label, value, onInput, onBlur } = props;
  const typed = value.trim();
  return (
    <TextField {...props} code>
      <input
        type="color"
        class="color-picker"
        aria-label={`Pick: ${label}`}
        // The browser's own picker takes nothing but a whole colour.
        value={/^#[\da-f]{6}$/i.test(typed) ? typed.toLowerCase() : '#000000'}
        onInput={(event) => onInput(event.currentTarget.value.toUpperCase())}
        onBlur={onBlur}
      />
    </TextField>
  );
}
