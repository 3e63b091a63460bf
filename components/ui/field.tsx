import type { ComponentChildren } from 'preact';

/** What stands under a field: a problem goes before anything else. */
export interface FieldNote {
  text: string;
  tone: 'hint' | 'problem' | 'good' | 'warning';
}

interface FieldProps {
  id: string;
  label: string;
  note?: FieldNote | undefined;
  children: ComponentChildren;
}

/** The id of the line under a field, for `aria-describedby`. */
export const noteId = (id: string): string => `${id}-note`;

/** Label, control and one line of words, in a frame that keeps its size whatever it says. */
export function Field({ id, label, note, children }: FieldProps) {
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <div class="field-row">{children}</div>
      <p id={noteId(id)} class={`field-note field-note-${note?.tone ?? 'hint'}`} aria-live="polite">
        {note?.text}
      </p>
    </div>
  );
}
