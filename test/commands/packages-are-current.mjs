import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from './project-root.mjs';

/**
 * Whether node_modules holds what package-lock.json asks for: npm leaves a lock file of its own in
 * there, written when an installation has come to its end.
 *
 * @returns {boolean}
 */
export function packagesAreCurrent() {
  const wanted = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      (installed[path] === undefined
        ? optional === true
        : installed[path].version === version && installed[path].integrity === integrity),
  );
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
