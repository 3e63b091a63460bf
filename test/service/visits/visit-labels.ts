import { createHash } from 'node:crypto';

import { choices } from '../choices.ts';
import type { ServiceContext } from '../http/environment.ts';
import type { VisitLabels } from '../storage/visit-log.ts';

const { directReferrer, otherLabel, unknownCountry } = choices.account;

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

/** What is noted of a visit. */
export function visitLabels({ req, env }: ServiceContext): VisitLabels {
  const userAgent = req.header('user-agent') ?? '';
  const referrer = referrerOf(req.header('referer') ?? '');
  const address = env.incoming.socket.remoteAddress ?? '';
  return {
    visitor: createHash('sha256').update(`${address} ${userAgent}`).digest('hex').slice(0, 16),
    country: unknownCountry,
    referrer,
    browser: named(browsers, userAgent) ?? otherLabel,
    os: named(systems, userAgent) ?? otherLabel,
    social: named(networks, referrer) ?? null,
  };
}

/** The host that a visit came from. */
function referrerOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).hostname : directReferrer;
}

function named(table: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}
