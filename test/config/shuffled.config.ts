import { env } from 'node:process';

import { defineConfig } from '@playwright/test';

import endToEnd from './playwright.config.ts';

/** As the end-to-end tests, with the specs in the order of the files in this folder. */
export default defineConfig(endToEnd, { testDir: env['CURTAIL_SPECS'] ?? '../e2e' });
