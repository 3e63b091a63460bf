import { fileURLToPath } from 'node:url';

import preact from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

import { findBrowser } from '../e2e/harness/find-browser.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const resolve = { alias: { '@': root } };
const executablePath = findBrowser();

/** In milliseconds: long enough for a property on a machine that is busy with other things, too. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  root,
  // With the tree, not with its packages: trees that share their packages would spoil each other's.
  cacheDir: `${root}test-output/vite`,
  test: {
    projects: [
      {
        root,
        resolve,
        plugins: [WxtVitest()],
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          include: ['test/unit/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'service',
          environment: 'node',
          include: ['test/service/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'canary',
          environment: 'node',
          include: ['test/canary/**/*.test.ts'],
        },
      },
      {
        // WXT's plugin does not work in a browser: the bare alias and Preact stand in for it.
        root,
        resolve,
        plugins: [preact({ devToolsEnabled: false })],
        cacheDir: `${root}test-output/vite`,
        // Named beforehand: a package found only while the tests run would be loaded a second time.
        optimizeDeps: {
          include: [
            'axe-core',
            'preact',
            'preact/hooks',
            'preact/jsx-runtime',
            'preact/jsx-dev-runtime',
            'ky',
            'p-queue',
            'papaparse',
            'qrcode',
            'zod/mini',
          ],
        },
        test: {
          ...patience,
          name: 'component',
          include: ['test/component/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                // Root is refused a sandbox by Chromium; this one opens nothing but our own tests.
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
