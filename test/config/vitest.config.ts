import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import preact from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

import { findBrowser } from '../e2e/harness/find-browser.ts';
import { needsOwnWorker } from './needs-own-worker.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const resolve = { alias: { '@': root } };
const executablePath = findBrowser();

/** In milliseconds: long enough for a property on a machine that is busy with other things, too. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

const seeds = 'test/config/property-seed.ts';

/** The files of a worker, or a page, share what is loaded: loading its modules takes longer than most a file's tests. */
const sharing = { isolate: false, setupFiles: ['test/config/as-it-was.ts'] };
const shared = { ...sharing, setupFiles: [...sharing.setupFiles, seeds] };

const english = 'test/config/speak-english.ts';
const spoken = { ...shared, setupFiles: [...shared.setupFiles, english] };

const unitTests = globSync('test/unit/**/*.test.ts', { cwd: root });
const soakTests = ['test/soak/**/*.test.ts', 'test/unit/background/revoke-moments.test.ts'];
const aloneTests = unitTests.filter((file) => needsOwnWorker(`${root}${file}`));

export default defineConfig({
  root,
  // With the tree, not with its packages: trees that share their packages would spoil each other's.
  cacheDir: `${root}test-output/vite`,
  test: {
    projects: [
      unit('unit', { ...spoken, include: ['test/unit/**/*.test.ts'], exclude: aloneTests }),
      unit('unit-alone', { setupFiles: [seeds, english], include: aloneTests }),
      unit('soak', { setupFiles: [seeds, english], include: soakTests }),
      tooling('service', shared),
      tooling('canary'),
      // Apart, as the popup's styles would stay in the page that the others share.
      component('component-popup', 'test/component/popup'),
      component('component-pages', 'test/component/!(popup)'),
    ],
  },
});

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Our code, in Node. */
function unit(name: string, options: TestOptions): TestProjectInlineConfiguration {
  const test: TestOptions = { ...patience, name, environment: 'node', ...options };
  return { root, resolve, plugins: [WxtVitest()], test };
}

/** What the tests stand on, in the folder of that name. */
function tooling(name: string, options: TestOptions = {}): TestProjectInlineConfiguration {
  const include = [`test/${name}/**/*.test.ts`];
  return { root, test: { ...patience, name, environment: 'node', include, ...options } };
}

/** Our components, in a real browser. WXT's plugin does not work there: the bare alias and Preact stand in for it. */
function component(name: string, folder: string): TestProjectInlineConfiguration {
  return {
    root,
    resolve,
    plugins: [preact({ devToolsEnabled: false })],
    cacheDir: `${root}test-output/vite/${name}`,
    // Named beforehand: one found only while the tests run makes the page load anew, amid whatever is tested at that moment.
    optimizeDeps: {
      noDiscovery: true,
      include: [
        'axe-core',
        'lucide',
        'preact',
        'preact/hooks',
        'preact/jsx-runtime',
        'preact/jsx-dev-runtime',
        'papaparse',
        'qr',
        'qr/decode.js',
        'zod/mini',
      ],
    },
    test: {
      ...patience,
      ...sharing,
      setupFiles: [...sharing.setupFiles, english, 'test/config/say-what-was-shown.ts'],
      name,
      include: [`${folder}/**/*.test.tsx`],
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
  };
}
