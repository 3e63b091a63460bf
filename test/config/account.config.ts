import { defineConfig } from '@playwright/test';

import type { ServiceOptions } from '../service/start-service.ts';
import endToEnd from './playwright.config.ts';

/** What making, finding and filing links is tried with. */
const specs = [
  'shorten',
  'form',
  'ways',
  'new-link',
  'firefox',
  'bulk',
  'links',
  'many-links',
  'dead-links',
  'existing-links',
  'filing',
  'exactly-once',
];

/**
 * The end-to-end tests of links, on a service that has the account API alone. Lists are as long there as elsewhere, so its limit is
 * no minute’s wait; what a limit does is tried in Node.
 */
export default defineConfig<{ serviceOptions: ServiceOptions }>(endToEnd, {
  testMatch: `**/{${specs.join(',')}}.spec.ts`,
  outputDir: '../../test-output/account',
  // Says of itself, where it stands, why the account API has nothing of the kind.
  grepInvert: /@short-url\b/,
  use: { serviceOptions: { profile: 'account', rateLimit: 1000 } },
});
