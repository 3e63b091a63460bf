import { Switch } from '@/components/ui/switch';

interface SwitchFieldProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  hint: string | undefined;
}

/** Yes or no, with a line below that says what it means. */
export function SwitchField({ label, value, onChange, hint }: SwitchFieldProps) {
  return (
    <div class="field">
      <Switch checked={value} onChange={onChange}>
        {label}
      </Switch>
      {hint === undefined ? null : <p class="field-note">{hint}</p>}
    </div>
  );
}
