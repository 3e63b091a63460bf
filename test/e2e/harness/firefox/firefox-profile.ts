import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { privateHost } from '../private-host.ts';

/** What makes Firefox speak to nobody, ask nothing and keep nothing ready. */
const quietPreferences: Record<string, string | number | boolean> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  // What tests look for is English.
  'intl.accept_languages': 'en-US',
  'intl.locale.requested': 'en-US',
  'browser.newtabpage.enabled': false,
  'browser.region.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  // Milliseconds that it waits for lines of an extension, which has none for most that is typed.
  'browser.urlbar.extension.omnibox.timeout': 300,
  'datareporting.policy.dataSubmissionEnabled': false,
  // A process for a page that may come next.
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.security.https_first': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.dns.localDomains': privateHost,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // The prompt's button is dead at first, so that nobody presses it by accident.
  'security.notification_enable_delay': 0,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
};

/** Makes a fresh profile. @returns its folder */
export function makeFirefoxProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'curtail-firefox-'));
  const lines = Object.entries(quietPreferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  return folder;
}
