import type { ComponentProps } from 'preact';

import { isHexColor } from '@/lib/rules/color';
import { t } from '@/lib/texts/translate';

import { TextField } from './fields';

import './color-field.css';

/** A color as `#rrggbb`, typed or picked. */
export function ColorField(props: Omit<ComponentProps<typeof TextField>, 'children' | 'code'>) {
  const { label, value, onInput, onBlur } = props;
  const color = value.trim().toLowerCase();
  return (
    <TextField {...props} code>
      <input
        type="color"
        class="color-picker"
        aria-label={t('list_color_picker', { label })}
        // The browser's own picker takes nothing but a whole color.
        value={isHexColor(color) ? color : '#000000'}
        onInput={(event) => onInput(event.currentTarget.value.toUpperCase())}
        onBlur={onBlur}
      />
    </TextField>
  );
}
