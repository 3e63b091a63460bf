import type { ImportedLinks, ImportProblem } from '@/lib/model/backup-file';

import { type BackupWorld, backupWorld } from '../../fixtures/backup/backup-world';
import { importAll } from '../../fixtures/backup/transfer';
import { validLink } from '../../fixtures/backup/valid-file';

/** The one link that is known before anything is imported. */
export const known = { ...validLink, shortUrl: 'https://short.example/mine', domain: null };

/** Imports the text of a file into a browser that knows one link. */
export async function importText(
  text: string,
): Promise<{ world: BackupWorld; outcome: ImportedLinks | { problem: ImportProblem } }> {
  const world = backupWorld({ links: [known] });
  return { world, outcome: await importAll(world, text, null) };
}

/** JSON of so many lists in each other. */
export const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** That a file is refused, and where it says that the fault is. */
export const damaged = (path: string, link: number | null = null): ImportProblem => ({
  kind: 'damaged',
  path,
  link,
});
