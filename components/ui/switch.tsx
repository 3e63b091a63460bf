import type { ComponentChildren } from 'preact';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its label. */
  children: ComponentChildren;
}

/** On or off, at once. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label class="switch">
      <input
        class="switch-control"
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
