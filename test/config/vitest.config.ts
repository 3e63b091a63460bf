import { fileURLToPath } from 'node:url';

import preact from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

import { findBrowser } from '../e2e/harness/find-browser.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const resolve = { alias: { '@': root } };
const executablePath = findBrowser();

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        resolve,
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/unit/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'service',
          environment: 'node',
          include: ['test/service/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'canary',
          environment: 'node',
          include: ['test/canary/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // WXT's plugin does not work in a browser: the bare alias and Preact stand in for it.
        root,
        resolve,
        plugins: [preact({ devToolsEnabled: false })],
        // Named beforehand: a package found only while the tests run would be loaded a second time.
        optimizeDeps: {
          include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
        },
        test: {
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
