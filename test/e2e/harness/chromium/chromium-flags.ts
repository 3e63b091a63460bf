import { privateHost } from '../private-host.ts';

/** What keeps the browser from speaking to anybody, from asking questions and from changing addresses. */
const quietFlags: readonly string[] = [
  '--disable-quic',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--no-default-browser-check',
  '--no-pings',
  // A host of a private network, as people have one.
  `--host-resolver-rules=MAP ${privateHost} 127.0.0.1`,
  // What tests look for is English, whatever the language of this machine is. On Linux the variable LANGUAGE says the same.
  '--lang=en-US',
  '--accept-lang=en-US',
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,OptimizationGuideModelDownloading',
  // Google Chrome, unlike Chromium, loads unpacked extensions only with this.
  '--enable-unsafe-extension-debugging',
];

/** The flags for this person and machine, beside those that puppeteer gives. */
export function chromiumFlags(): string[] {
  // Chromium's sandbox refuses to work for root.
  const isRoot = process.getuid?.() === 0;
  return [...quietFlags, ...(isRoot ? ['--no-sandbox'] : [])];
}
