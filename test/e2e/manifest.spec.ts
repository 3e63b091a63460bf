import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtExtension } from './harness/built-extension.ts';
import { expect, test } from './harness/fixtures.ts';

/** The manifest as far as it gives rights. */
interface Manifest {
  permissions?: string[];
  optional_permissions?: string[];
  host_permissions?: string[];
  optional_host_permissions?: string[];
  content_scripts?: unknown;
  web_accessible_resources?: unknown;
  externally_connectable?: unknown;
  content_security_policy?: { extension_pages?: string };
  storage?: unknown;
}

/** Every permission, and what would not work without it. */
const permissions = {
  activeTab: 'The address and title of the page whose button is pressed, and of no other.',
  storage: 'The connection, the preferences, and what was begun to type.',
  unlimitedStorage: 'A browser that runs short of room does not throw the remembered links away.',
  clipboardWrite: 'The link is copied as soon as it is made, before the popup has the focus.',
  alarms:
    'A list of links goes on when the browser ended the worker that was making it, and once a day links that expire are told.',
};

const builds = ['chrome', 'edge', 'firefox'] as const;
type Build = (typeof builds)[number];

/** What Chromium wants beside them; Firefox alone tells when a menu comes up, under a name of its own. */
const inChromium = {
  contextMenus: 'Links are shortened by a click with the other mouse button.',
  offscreen: 'The worker has no clipboard: a document that nobody sees puts links there.',
  sidePanel: 'Form and recent links stay at the side of the page.',
};
const further: Record<Build, object> = {
  chrome: inChromium,
  edge: inChromium,
  firefox: { menus: inChromium.contextMenus },
};

/** What may be asked for when somebody wants what needs it. */
const optional = {
  tabs: 'The addresses of all tabs of a window, to shorten them at once, or of the page beside the panel.',
  notifications: 'What became of links that were made without the popup.',
};

/** Every host that may be asked for, one at a time, when somebody connects to it. */
const hosts = {
  'https://*/*': 'Wherever the link service of the person is.',
  'http://*/*': 'A service on this machine or in a private network; any other is refused.',
};

/** Firefox is told what goes to the service, and knows the add-on by an id of its own. */
async function expectFirefox(): Promise<void> {
  const file = join(builtExtension('firefox'), 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    sidebar_action: object;
    browser_specific_settings: {
      gecko: { id: string; strict_min_version: string; data_collection_permissions: object };
      gecko_android: { strict_min_version: string };
    };
  };
  // It must not open by itself when the add-on is installed.
  expect(manifest.sidebar_action).toEqual({
    default_panel: 'sidepanel.html',
    default_title: 'Curtail',
    open_at_install: false,
  });
  const { browser_specific_settings: settings } = manifest;
  expect(settings.gecko.data_collection_permissions).toEqual({
    required: ['browsingActivity', 'authenticationInfo', 'personallyIdentifyingInfo'],
  });
  expect(settings.gecko.id).toMatch(/^\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}$/);
  // The first that tell people so.
  expect(settings.gecko.strict_min_version).toBe('140.0');
  expect(settings.gecko_android).toEqual({ strict_min_version: '142.0' });
}

/** The manifest of a build asks for nothing beyond what is listed here. */
async function expectRights(browser: Build): Promise<void> {
  const file = join(builtExtension(browser), 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const needed = { ...permissions, ...further[browser] };
  expect(manifest.permissions?.toSorted()).toEqual(Object.keys(needed).toSorted());
  expect(manifest.optional_host_permissions?.toSorted()).toEqual(Object.keys(hosts).toSorted());
  expect(manifest.host_permissions ?? []).toEqual([]);
  expect(manifest.optional_permissions?.toSorted()).toEqual(Object.keys(optional).toSorted());
  expect(manifest.content_scripts).toBeUndefined();
  expect(manifest.web_accessible_resources).toBeUndefined();
  // Firefox does not know the key; there, the background's own check keeps strangers out.
  expect(manifest.externally_connectable).toEqual(browser === 'firefox' ? undefined : {});

  // Firefox reads what an organization set without it.
  const storage = { managed_schema: 'managed-schema.json' };
  expect(manifest.storage).toEqual(browser === 'firefox' ? undefined : storage);

  const policy = manifest.content_security_policy?.extension_pages ?? '';
  expect(Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/)))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' '${await hashOfStyles(browser)}'`,
    'img-src': "'self' data: blob:",
    'connect-src': "'self' https: http:",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
}

/** Of the one style sheet that stands in a page: only what was built there may style it. */
async function hashOfStyles(browser: Build): Promise<string> {
  const page = await readFile(join(builtExtension(browser), 'popup.html'), 'utf8');
  const styles = /<style>(.*)<\/style>/su.exec(page)?.[1] ?? '';
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}

test('each manifest asks for nothing beyond what is listed here', async () => {
  for (const browser of builds) await test.step(browser, async () => expectRights(browser));
  await test.step('what Firefox alone is told', expectFirefox);
});
