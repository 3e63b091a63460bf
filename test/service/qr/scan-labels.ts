import { choices } from '../choices.ts';

const { qrDirect, qrOther } = choices.account;

/** The first pattern that a user agent matches names it: several claim to be others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const networks: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)facebook\.com$/, 'facebook'],
  [/(?:^|\.)(?:twitter\.com|x\.com|t\.co)$/, 'twitter'],
  [/(?:^|\.)instagram\.com$/, 'instagram'],
];

/** The networks that are counted, also when there is nothing to count. */
export const socialNetworks = networks.map(([, name]) => name);

export function browserOf(userAgent: string): string {
  return named(browsers, userAgent) ?? qrOther;
}

export function systemOf(userAgent: string): string {
  return named(systems, userAgent) ?? qrOther;
}

/** The host that a scan came from. */
export function referrerOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).hostname : qrDirect;
}

/** The network that a referring host belongs to; `null` for every other one. */
export function networkOf(host: string): string | null {
  return named(networks, host) ?? null;
}

function named(table: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}
