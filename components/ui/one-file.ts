/** What is said of a file whose content the browser does not hand over, as of a folder that was dropped. */
export const unreadableFile = 'Your browser could not read this file.';

/**
 * The file that a person means.
 * @param files what was chosen or dropped at once
 * @param most megabytes that it may have
 * @returns why not, for people, where it is not one file of that size
 */
export function oneFile(files: FileList, most: number): File | string {
  const [file] = files;
  if (file === undefined || files.length > 1) return 'Take one file at a time.';
  return file.size > most * 1_000_000 ? `This file is too big: ${String(most)} MB at most.` : file;
}
