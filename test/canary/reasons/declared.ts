import { globSync, readFileSync } from 'node:fs';

import type { ConfigEnv, UserManifest } from 'wxt';

import config from '../../../wxt.config.ts';

/** What Curtail asks for, sends and bundles: each of these has to have its reason where people look for it. */
export interface Declared {
  /** Optional ones, and sites, included. */
  readonly permissions: readonly string[];
  /** What leaves the browser, as Firefox's manifest names it. */
  readonly data: readonly string[];
  readonly packages: readonly string[];
  /** Sources of `connect-src`, and hosts in the code. */
  readonly destinations: readonly string[];
}

/** Of all three browsers together. */
export async function declaredIn(root: string): Promise<Declared> {
  const manifests = await Promise.all(['chrome', 'edge', 'firefox'].map(manifestFor));
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    dependencies: object;
  };
  const sources = globSync('{entrypoints,components,lib}/**/*.{ts,tsx,html,css}', { cwd: root })
    // What collects the licenses runs while building.
    .filter((file) => !file.startsWith('lib/licenses/'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'));
  return {
    permissions: unique(manifests.flatMap(permissionsOf)),
    data: unique(manifests.flatMap(dataOf)),
    packages: Object.keys(dependencies),
    destinations: unique([...manifests.flatMap(connectSources), ...sources.flatMap(hostsIn)]),
  };
}

async function manifestFor(browser: string): Promise<UserManifest> {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new Error('The manifest depends on nothing.');
  const env: ConfigEnv = { browser, command: 'build', mode: 'production', manifestVersion: 3 };
  return manifest(env);
}

/** With what content scripts and pages reachable from sites would be for, of which there are none. */
export function permissionsOf(manifest: UserManifest): readonly string[] {
  const scripts = (manifest.content_scripts ?? []) as { matches?: string[] }[];
  return [
    manifest.permissions,
    manifest.optional_permissions,
    manifest.host_permissions,
    manifest.optional_host_permissions,
    scripts.flatMap(({ matches = [] }) => matches),
  ].flatMap((list: unknown) => (list ?? []) as string[]);
}

export function dataOf({ browser_specific_settings: settings }: UserManifest): readonly string[] {
  const { required = [], optional = [] } = settings?.gecko?.data_collection_permissions ?? {};
  return [...required, ...optional];
}

export function connectSources({
  content_security_policy: policy,
}: UserManifest): readonly string[] {
  const text = typeof policy === 'object' ? (policy.extension_pages ?? '') : '';
  const [, sources = ''] = /\bconnect-src ([^;]*)/.exec(text) ?? [];
  return sources.split(/\s+/).filter((source) => source !== '' && source !== "'self'");
}

/** Names that lead to no server: reserved for examples, and the one that says what SVG is. */
const noDestination = /(?:^|\.)example(?:\.com)?$|^www\.w3\.org$/;

/** The hosts of addresses in a source, lines of comments aside. */
export function hostsIn(source: string): readonly string[] {
  const code = source.split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line));
  const hosts = code.join('\n').matchAll(/\b(?:https?|wss?):\/\/([\w-]+(?:\.[\w-]+)+|localhost)/gi);
  return Array.from(hosts, ([, host = '']) => host.toLowerCase()).filter(
    (host) => !noDestination.test(host),
  );
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];
