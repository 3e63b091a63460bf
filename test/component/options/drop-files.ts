import { page } from 'vitest/browser';

/** Drags files over the place that takes them, and drops them. */
export function dropFiles(...files: File[]): void {
  const at = page.getByLabelText('Choose file').element();
  for (const name of ['dragover', 'drop']) {
    // A `DataTransfer` would hold copies of the files.
    const dataTransfer = { files, types: ['Files'] };
    const event = new Event(name, { bubbles: true, cancelable: true });
    at.dispatchEvent(Object.assign(event, { dataTransfer }));
  }
}
