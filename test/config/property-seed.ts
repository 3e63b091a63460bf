import { env } from 'node:process';

import fc from 'fast-check';

/** Properties are tried on the same inputs in every run: what fails has been changed. `npm run test:anywhere` tries others. */
fc.configureGlobal({ seed: Number(env['CURTAIL_SEED'] ?? '1') });
