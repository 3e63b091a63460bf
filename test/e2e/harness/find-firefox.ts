import { join } from 'node:path';

import { findProgram } from './find-program.ts';
import { macFolders, windowsFolders } from './install-folders.ts';

/**
 * The program of Firefox: what CURTAIL_FIREFOX names, else one installed on this machine, else
 * undefined.
 * @throws {Error} when CURTAIL_FIREFOX names no file
 */
export function findFirefox(): string | undefined {
  return findProgram({
    variable: 'CURTAIL_FIREFOX',
    names: ['firefox', 'firefox-esr'],
    paths: [
      ...macFolders.map((folder) => join(folder, 'Firefox.app', 'Contents', 'MacOS', 'firefox')),
      ...windowsFolders.map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe')),
    ],
  });
}
