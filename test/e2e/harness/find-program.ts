import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program may be, best first: a variable that names it, names on the path, full paths. */
export interface Places {
  readonly variable: string;
  readonly names: readonly string[];
  readonly paths: readonly string[];
}

/**
 * The first of the places that exists.
 * @throws {Error} when the variable is set to something that does not exist: a typing error should
 * not quietly run another browser
 */
export function findProgram({ variable, names, paths }: Places): string | undefined {
  const wanted = process.env[variable] ?? '';
  if (wanted !== '' && !existsSync(wanted))
    throw new Error(`${variable} names ${wanted}, which does not exist.`);
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [wanted, ...onPath, ...paths].find((path) => existsSync(path));
}
