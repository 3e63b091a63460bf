import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import preact from '@preact/preset-vite';
import type { Plugin } from 'vite';
import { defineConfig, type FirefoxDataCollectionType } from 'wxt';

import { createLicenseCollector } from './lib/licenses/collect-licenses.ts';
import product from './package.json' with { type: 'json' };

/**
 * Where a service may live, each to be granted by itself: anything over https, and over plain http what is on this machine or in a
 * private network (lib/rules/url/service-address.ts refuses the rest). A pattern cannot tell those apart.
 */
const serviceOrigins = ['https://*/*', 'http://*/*'];

/**
 * Nothing but our own files; requests go only where the browser's host permission lets them. While somebody works on Curtail, the
 * server on this machine puts styles into the page and tells it what changed; WXT adds where its scripts come from.
 */
const contentSecurityPolicy = (isServed: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    isServed ? "style-src 'self' 'unsafe-inline' http://localhost:*" : "style-src 'self'",
    isServed ? "img-src 'self' data: blob: http://localhost:*" : "img-src 'self' data: blob:",
    `connect-src 'self' https: http:${isServed ? ' ws://localhost:*' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** By which Firefox and its store know the add-on for good: with another one it would be another add-on. */
const firefoxId = '{713a2bcf-af74-4ada-8f6e-5cb21734f039}';

/**
 * What Firefox tells people when they install: all that leaves the browser, wherever it goes. The addresses of shortened pages, the
 * API key, and what stands in an account go to the person's own service, and nowhere else.
 */
const sentToTheService: FirefoxDataCollectionType[] = [
  'browsingActivity',
  'authenticationInfo',
  'personallyIdentifyingInfo',
];

const licenses = createLicenseCollector();

/**
 * Has the popup import its parts as they are, where Vite wraps each import in what loads styles first: one style sheet has those of
 * all parts.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  configResolved({ plugins }) {
    const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (wrapping !== undefined) wrapping.applyToEnvironment = () => false;
  },
};

/**
 * Puts the popup's style sheet into its page: before it uses one in a file of its own, Chromium reads the whole catalogue of messages
 * for words that it might have to fill in, and the first paint waits for it.
 */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'asset');
      const page = files.find(({ fileName }) => fileName.endsWith('.html'));
      const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
      if (page === undefined || sheet === undefined) throw new Error('The popup has no styles.');
      const styles = String(sheet.source).trim();
      page.source = String(page.source).replace(
        /<link rel="stylesheet"[^>]*>/u,
        () => `<style>${styles}</style>`,
      );
      delete bundle[sheet.fileName];
      const hash = createHash('sha256').update(styles).digest('base64');
      styleSources = `'self' 'sha256-${hash}'`;
    },
  },
};
let styleSources = "'self'";

/** A catalogue as browsers need it: without the notes for translators. */
const withoutNotes = (catalogue: string): string =>
  JSON.stringify(
    JSON.parse(catalogue, (name, value: unknown) =>
      typeof value === 'string' && (name === 'description' || name === 'example')
        ? undefined
        : value,
    ),
  );

/** What a manifest says of the project, as far as it is known. */
const { author, homepage } = product;
const about = { author, ...(homepage !== '' ? { homepage_url: homepage } : {}) };

let isPackingSources = false;

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser, command }) => ({
    name: '__MSG_extension_name__',
    short_name: 'Curtail',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    ...about,
    permissions: [
      'activeTab',
      'storage',
      // A browser that runs short of room may throw away what websites and extensions keep, links included, but for this.
      'unlimitedStorage',
      'clipboardWrite',
      'alarms',
      // Firefox alone tells when a menu comes up, under a name of its own; Chromium's worker has no clipboard.
      ...(browser === 'firefox' ? ['menus'] : ['contextMenus', 'offscreen', 'sidePanel']),
    ],
    optional_permissions: ['tabs', 'notifications'],
    optional_host_permissions: serviceOrigins,
    content_security_policy: { extension_pages: contentSecurityPolicy(command === 'serve') },
    // Firefox hides a new button behind another one, unless told.
    action: {
      default_title: 'Curtail',
      ...(browser === 'firefox' ? { default_area: 'navbar' } : {}),
    },
    // Letters that neither browser keeps for itself, on any system: Chromium has C, Firefox's English menus have S.
    commands: {
      _execute_action: {
        suggested_key: { default: 'Alt+Shift+U' },
        description: '__MSG_command_open__',
      },
      shorten_and_copy: {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_command_copy__',
      },
      shorten_and_show_qr: {
        suggested_key: { default: 'Alt+Shift+Q' },
        description: '__MSG_command_qr__',
      },
    },
    omnibox: { keyword: 'cut' },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: firefoxId,
              strict_min_version: '140.0',
              data_collection_permissions: { required: sentToTheService },
            },
            // The first that tells people what leaves the browser, two versions after that for desktops; the latest interface that
            // Curtail needs came to both with 128. What it lacks to this day is in lib/platform/browser.ts.
            gecko_android: { strict_min_version: '142.0' },
          },
        }
      : {
          // The first with `light-dark()`, which each color of the pages is written with.
          minimum_chrome_version: '123',
          externally_connectable: {},
          // What an organization can set; Firefox reads the same without being told.
          storage: { managed_schema: 'managed-schema.json' },
        }),
  }),
  hooks: {
    'build:publicAssets': async (wxt, files) => {
      files.push({
        absoluteSrc: resolve(wxt.config.root, 'CHANGELOG.md'),
        relativeDest: 'changes.txt',
      });
      // A process that has just started reads the whole catalogue before its first word.
      for (const [at, file] of files.entries()) {
        if (!('absoluteSrc' in file) || !file.relativeDest.endsWith('messages.json')) continue;
        const contents = withoutNotes(await readFile(file.absoluteSrc, 'utf8'));
        files[at] = { relativeDest: file.relativeDest, contents };
      }
    },
    // What a browser needs no page for, WXT leaves out of the sources of its package, too: from those for Firefox, a Chromium
    // extension would be built that cannot copy. It asks once more for the entrypoints to make that list.
    'zip:extension:done': () => {
      isPackingSources = true;
    },
    'entrypoints:resolved': (_wxt, entrypoints) => {
      if (isPackingSources) for (const entrypoint of entrypoints) entrypoint.skipped = false;
    },
    // Built with the options page, the popup would share its scripts, and read four files where one will do.
    'entrypoints:grouped': (_wxt, groups) => {
      for (const [at, group] of groups.entries()) {
        if (!Array.isArray(group)) continue;
        const popup = group.findIndex(({ type }) => type === 'popup');
        if (popup === -1) continue;
        groups.splice(at, 0, group.splice(popup, 1));
        return;
      }
    },
    'vite:build:extendConfig': ([entrypoint], config) => {
      // A page that is served asks the server for its parts.
      if (entrypoint?.type !== 'popup' || config.mode === 'development') return;
      const output = config.build?.rollupOptions?.output;
      if (output === undefined || Array.isArray(output)) return;
      output.codeSplitting = { groups: [{ name: 'popup', tags: ['$initial'] }] };
      // Nothing of an extension outlives its version, so no name has to tell one from another.
      output.entryFileNames = output.chunkFileNames = 'popup/[name].js';
      config.build = { ...config.build, cssCodeSplit: false };
      config.plugins = [...(config.plugins ?? []), plainImports, inlineStyles];
    },
    'build:manifestGenerated': (_wxt, { content_security_policy: policy }) => {
      const pages = typeof policy === 'object' ? policy : {};
      const asWritten = pages.extension_pages ?? '';
      pages.extension_pages = asWritten.replace("style-src 'self'", `style-src ${styleSources}`);
    },
    'build:done': async ({ config }) => {
      if (config.command === 'build') await licenses.write(config.outDir);
    },
  },
  zip: { excludeSources: ['test/**', 'test-output/**'] },
  vite: () => ({
    plugins: [preact({ devToolsEnabled: false }), licenses.plugin()],
    worker: { format: 'es', plugins: () => [licenses.plugin()] },
    build: {
      target: 'es2022',
      // Else `light-dark()` is spelled out, which makes a third more of the popup's styles.
      cssTarget: ['chrome123', 'firefox140'],
      modulePreload: false,
      // One character beyond Latin-1 makes a browser hold all of a script in two bytes a character: twice as much memory.
      rolldownOptions: { output: { charset: 'ascii' } },
    },
  }),
});
