import type { View } from '../harness/view.ts';

/**
 * Selects all that stands in a field, once it is there, and types this in its place; blank deletes it.
 * @throws {Error} when the page has no such field
 */
export async function retype(view: View, label: string, text: string): Promise<void> {
  await view.value(label);
  const done = await view.evaluate(
    (name, typed) => {
      const labels = [...document.querySelectorAll('label')];
      const field = labels.find((each) => each.textContent?.trim() === name)?.control;
      if (!(field instanceof HTMLInputElement)) return false;
      field.focus();
      field.select();
      // What a keyboard does to a field, all of the page's events included.
      return typed === ''
        ? field.value === '' || document.execCommand('delete')
        : document.execCommand('insertText', false, typed);
    },
    label,
    text,
  );
  if (!done) throw new Error(`Nothing could be typed into "${label}".`);
}
