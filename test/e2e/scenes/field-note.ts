import type { View } from '../harness/view.ts';

/** What stands under a field, and whether the field is marked as wrong. */
export interface FieldNote {
  text: string;
  wrong: boolean;
}

/** Reads the line that describes the field of this name. */
export function noteUnder(view: View, label: string): Promise<FieldNote> {
  return view.evaluate((name) => {
    const field =
      document.querySelector(`[aria-label="${name}"]`) ??
      [...document.querySelectorAll('label')].find((each) => each.textContent?.trim() === name)
        ?.control;
    const note = field?.getAttribute('aria-describedby') ?? '';
    return {
      text: document.getElementById(note)?.textContent ?? '',
      wrong: field?.getAttribute('aria-invalid') === 'true',
    };
  }, label);
}
