import type { FieldNote } from '@/components/ui/field';

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
export function noteOf({
  hint,
  warning,
  problem,
}: Pick<TypedFieldProps, 'hint' | 'warning' | 'problem'>): FieldNote | undefined {
  if (problem !== undefined) return { text: problem, tone: 'problem' };
  if (warning !== undefined) return { text: warning, tone: 'warning' };
  return hint === undefined ? undefined : { text: hint, tone: 'hint' };
}
