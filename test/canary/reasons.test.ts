import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { readListing } from '../commands/release/read-listing.ts';
import {
  type Declared,
  connectSources,
  dataOf,
  declaredIn,
  hostsIn,
  permissionsOf,
} from './reasons/declared.ts';
import { missingInListing, missingInSecurity } from './reasons/missing-reasons.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const security = `${root}SECURITY.md`;

describe('all that Curtail asks for, sends and bundles has its reason', () => {
  test('in the listing', async () => {
    const listing = readListing(readFileSync(`${root}.github/store/listing/en.md`, 'utf8'));
    expect(missingInListing(await declaredIn(root), listing)).toEqual([]);
  });

  test('in SECURITY.md', async () => {
    const declared = await declaredIn(root);
    expect(missingInSecurity(declared, readFileSync(security, 'utf8'))).toEqual([]);
  });
});

describe('a reason is asked for', () => {
  const declared: Declared = {
    permissions: ['storage'],
    data: ['browsingActivity'],
    packages: ['preact'],
    destinations: ['https:'],
  };
  const listing = {
    permissions: new Map([['storage', 'keeps links']]),
    data: new Map([['browsingActivity', 'goes to the service']]),
  };
  const text = [
    '## Permissions\n\n| Permission | Why |\n| --- | --- |\n| `storage` | keeps links |',
    "## Network destinations\n\n`connect-src 'self' https:`",
    '## Bundled packages\n\n- `preact`: draws',
  ].join('\n\n');

  test('in both, and once it is there, for nothing more', () => {
    expect(missingInListing(declared, listing)).toEqual([]);
    expect(missingInSecurity(declared, text)).toEqual([]);
  });

  test.each([
    [{ permissions: ['storage', 'tabs'] }, ['permission tabs'], ['permission tabs']],
    [{ permissions: [] }, ['permission storage'], ['permission storage']],
    [{ data: ['browsingActivity', 'locationInfo'] }, ['data locationInfo'], []],
    [{ packages: ['preact', 'left-pad'] }, [], ['package left-pad']],
    [{ destinations: ['https:', 'wss:'] }, [], ['destination wss:']],
  ])('for %j', (changes, inListing, inSecurity) => {
    expect(missingInListing({ ...declared, ...changes }, listing)).toEqual(inListing);
    expect(missingInSecurity({ ...declared, ...changes }, text)).toEqual(inSecurity);
  });
});

describe('what is declared', () => {
  test('is every kind of permission', () => {
    const manifest = {
      permissions: ['storage'],
      optional_permissions: ['tabs'],
      host_permissions: ['https://one.example/*'],
      optional_host_permissions: ['https://*/*'],
      content_scripts: [{ matches: ['https://two.example/*'] }],
    };
    expect(permissionsOf(manifest as never)).toEqual([
      'storage',
      'tabs',
      'https://one.example/*',
      'https://*/*',
      'https://two.example/*',
    ]);
  });

  test('is every category of data', () => {
    const gecko = { data_collection_permissions: { required: ['a'], optional: ['b'] } };
    expect(dataOf({ browser_specific_settings: { gecko } })).toEqual(['a', 'b']);
    expect(dataOf({})).toEqual([]);
  });

  test('is where requests may go', () => {
    const policy = "default-src 'none'; connect-src 'self' https: wss://a.test; base-uri 'none'";
    const manifest = { content_security_policy: { extension_pages: policy } };
    expect(connectSources(manifest)).toEqual(['https:', 'wss://a.test']);
  });

  test('is each host in code, but for names that lead nowhere and what comments say', () => {
    const code = `
      // See https://docs.test/page
      /** @source https://docs.test */
      const at = 'https://Telemetry.test/v1';
      const other = \`wss://live.test:8080\`;
      const near = 'http://localhost:3000';
      const sample = 'https://short.example/a';
      const svg = 'http://www.w3.org/2000/svg';`;
    expect(hostsIn(code)).toEqual(['telemetry.test', 'live.test', 'localhost']);
  });
});
