import type { View } from '../harness/view.ts';

/** What stands under a field, and whether the field is marked as wrong. */
export interface FieldNote {
  text: string;
  wrong: boolean;
}

/** Reads the line that describes the field with this label. */
export function noteUnder(view: View, label: string): Promise<FieldNote> {
  return view.evaluate((name) => {
    const named = [...document.querySelectorAll('label')].find(
      (each) => each.textContent?.trim() === name,
    );
    const note = named?.control?.getAttribute('aria-describedby') ?? '';
    return {
      text: document.getElementById(note)?.textContent ?? '',
      wrong: named?.control?.getAttribute('aria-invalid') === 'true',
    };
  }, label);
}
