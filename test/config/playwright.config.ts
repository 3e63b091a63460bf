import { env } from 'node:process';

import { defineConfig } from '@playwright/test';

import { patience } from '../e2e/harness/poll.ts';

/** What only `npm run test:nightly` tries: tests that say so of themselves, and those of the harness. */
export const forNight = /@nightly\b|\b(?:harness|isolation)\.spec\b/;

/** The harness starts the browsers itself: no project, no device, and no artefact that could hold a key. */
export default defineConfig({
  testDir: '../e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-output/e2e',
  // Each wait has its own end. This one is for what waits for nothing we know, and no measure of a machine's speed.
  timeout: 180_000,
  // Playwright's own five seconds are too short for a busy machine.
  expect: { timeout: patience },
  // More than two cores are worth: some tests wait for a minute of the service's own.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: forNight,
  retries: 0,
  reporter: [
    ['list'],
    ['../e2e/report/failure-text.ts'],
    // Without a file to write to, it would print all of itself.
    ...(env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const]),
  ],
  globalTeardown: './refuse-leaked-keys.ts',
});
