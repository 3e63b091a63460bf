import { defineConfig } from '@playwright/test';

import endToEnd from './playwright.config.ts';

/** As the end-to-end tests, but each worker has a display of its own, and with it the one clipboard that is there. */
export default defineConfig(endToEnd, {
  testDir: '../desktop',
  outputDir: '../../test-output/desktop',
  workers: 2,
  fullyParallel: false,
});
