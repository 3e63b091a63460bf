import type { InlineConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import type { ConfigEnv, Entrypoint, UserManifest, WxtHooks } from 'wxt';

import config from '../../wxt.config.ts';

async function policy(browser: string, command: ConfigEnv['command']): Promise<string> {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new Error('The manifest depends on nothing.');
  const env: ConfigEnv = { browser, command, mode: 'production', manifestVersion: 3 };
  const { content_security_policy: policies }: UserManifest = await manifest(env);
  return JSON.stringify(policies);
}

describe.each(['chrome', 'edge', 'firefox'])('in %s', (browser) => {
  test('the pages of a build get styles from their own files, and hear no server of this machine', async () => {
    const built = await policy(browser, 'build');
    expect(built).toContain("style-src 'self';");
    expect(built).not.toMatch(/unsafe|ws:/);
  });

  test('those that are served while somebody works on them get both', async () => {
    const served = await policy(browser, 'serve');
    expect(served).toContain("style-src 'self' 'unsafe-inline' http://localhost:*;");
    expect(served).toContain('ws://localhost:*');
    expect(served).not.toContain('unsafe-eval');
  });
});

test.each([
  ['a build', 'production', ['plain-imports', 'inline-styles']],
  ['a page that is served, which has none of its own', 'development', []],
])('the popup of %s has its styles put into the page', async (_, mode, expected) => {
  const popup: Entrypoint = {
    type: 'popup',
    name: 'popup',
    inputPath: 'popup/index.html',
    outputDir: '.output',
    skipped: false,
    options: {},
  };
  const vite: InlineConfig = { mode, build: { rollupOptions: { output: {} } } };
  const { hooks } = config as { hooks?: Partial<WxtHooks> };
  await hooks?.['vite:build:extendConfig']?.([popup], vite);
  const names = (vite.plugins ?? []).map((plugin) =>
    plugin && 'name' in plugin ? plugin.name : plugin,
  );
  expect(names).toEqual(expected);
});
