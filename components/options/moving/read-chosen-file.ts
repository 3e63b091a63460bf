import type { Services } from '../services';
import { checkExport, type CheckedExport } from './check-export';
import { problemInWords } from './moving-text';
import { readExport } from './read-export';
import type { Steps } from './steps';

/** Bytes: more than twice what as many links as Curtail keeps take up. */
const largest = 100_000_000;

/**
 * Reads a file that a person chose, and has all of it checked. Nothing is changed by it.
 * @returns what is in it, or why it cannot be imported
 * @throws where the background cannot be asked, or `steps` were stopped
 */
export async function readChosenFile(
  send: Services['send'],
  file: File,
  steps: Steps,
): Promise<CheckedExport | { reason: string }> {
  if (file.size > largest) return { reason: 'This file is larger than 100 MB.' };
  const text = await file.text().catch(() => null);
  if (text === null) return { reason: 'Your browser could not read this file.' };
  const read = readExport(text);
  const checked = 'problem' in read ? read : await checkExport(send, read, steps);
  return 'problem' in checked ? { reason: problemInWords(checked.problem) } : checked;
}
