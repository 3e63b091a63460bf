import type { Services } from '@/components/options/services';
import { unreadableFile } from '@/components/ui/one-file';
import type { Steps } from '@/lib/async/steps';

import { type CheckedExport, checkExport } from './check-export';
import { problemInWords } from './moving-text';
import { readExport } from './read-export';

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
  const text = await file.text().catch(() => null);
  if (text === null) return { reason: unreadableFile };
  const read = readExport(text);
  const checked = 'problem' in read ? read : await checkExport(send, read, steps);
  return 'problem' in checked ? { reason: problemInWords(checked.problem) } : checked;
}
