import type { View } from './view.ts';

/** Fills in fields by their labels in a single step, where how it is typed is not what is tried. Waits until they are there. */
export function fillInAtOnce(view: View, texts: Readonly<Record<string, string>>): Promise<void> {
  return view.waitUntil((entries) => {
    const labels = [...document.querySelectorAll('label')];
    const found = entries.map(
      ([label]) => labels.find(({ textContent }) => textContent.trim() === label)?.control,
    );
    if (!found.every((control) => control instanceof HTMLInputElement)) return false;
    for (const [i, field] of found.entries()) {
      field.value = entries[i]?.[1] ?? '';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    return true;
  }, Object.entries(texts));
}
