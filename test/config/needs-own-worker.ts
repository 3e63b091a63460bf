import { readFileSync } from 'node:fs';

/**
 * What a test does to its worker that the files after it would find: other modules in the place of ours, a database, and a browser
 * that tells nobody of changes any more.
 */
const marks: readonly string[] = ['vi.mock(', 'fake-indexeddb/auto', 'fakeBrowser.reset('];

/** Whether a test file cannot share its worker, and the modules loaded into it, with others. */
export function needsOwnWorker(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  return marks.some((mark) => text.includes(mark));
}
