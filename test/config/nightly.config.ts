import { defineConfig } from '@playwright/test';

import endToEnd, { forNight } from './playwright.config.ts';

/** The end-to-end tests that take longer than every run should. */
export default defineConfig(endToEnd, {
  outputDir: '../../test-output/long',
  grep: forNight,
  grepInvert: [],
});
