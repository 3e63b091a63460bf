import { defineConfig } from '@playwright/test';

import endToEnd from './playwright.config.ts';

/** What `npm run pictures` takes beside the pictures that tests keep. */
export default defineConfig(endToEnd, {
  testDir: '../pictures',
  outputDir: '../../test-output/pictures',
  // One browser after the other: several draw no faster on two cores.
  workers: 1,
  globalTeardown: [],
});
