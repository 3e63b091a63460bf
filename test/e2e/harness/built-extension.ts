import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The folder into which the build for a browser goes. */
export const builtExtension = (browser: 'chrome' | 'edge' | 'firefox'): string =>
  join(root, '.output', `${browser}-mv3`);
