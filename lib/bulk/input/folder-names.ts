import type { Folder } from '@/lib/model/filing';
import { fold } from '@/lib/rules/fold';

/**
 * Finds campaigns or channels by the names that people write into a list: as they are, or in other letters.
 * @param folders all of one kind
 */
export function folderNames(folders: readonly Folder[]): (name: string) => Folder | null {
  const exact = new Map<string, Folder>();
  const folded = new Map<string, Folder>();
  // The first of several with one name is the one that it means.
  for (const folder of folders.toReversed()) {
    exact.set(folder.name.trim(), folder);
    folded.set(fold(folder.name.trim()), folder);
  }
  return (name) => exact.get(name.trim()) ?? folded.get(fold(name.trim())) ?? null;
}
