import { readFileSync } from 'node:fs';

/** What a test does to its worker that the files after it would find: other modules in the place of ours, and a database. */
const marks: readonly string[] = ['vi.mock(', 'fake-indexeddb/auto'];

/** Whether a test file cannot share its worker, and the modules loaded into it, with others. */
export function needsOwnWorker(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  return marks.some((mark) => text.includes(mark));
}
