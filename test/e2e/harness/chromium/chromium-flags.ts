import { testLanguage } from '../test-language.ts';

/** What keeps the browser from speaking to anybody, from asking questions and from changing addresses. */
const quietFlags: readonly string[] = [
  '--disable-quic',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--no-default-browser-check',
  '--no-pings',
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,OptimizationGuideModelDownloading',
  // Google Chrome, unlike Chromium, loads unpacked extensions only with this.
  '--enable-unsafe-extension-debugging',
];

/** The flags for this person and machine, beside those that puppeteer gives. */
export function chromiumFlags(): string[] {
  // Chromium's sandbox refuses to work for root.
  const isRoot = process.getuid?.() === 0;
  return [...quietFlags, ...languageFlags(), ...(isRoot ? ['--no-sandbox'] : [])];
}

/** On Linux the variable LANGUAGE says the same. */
function languageFlags(): string[] {
  const language = testLanguage();
  return language === undefined ? [] : [`--lang=${language}`, `--accept-lang=${language}`];
}
