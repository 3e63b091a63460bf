import { fileURLToPath } from 'node:url';

/** Where package.json lies, so that the commands work from any folder. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
