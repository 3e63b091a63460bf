import type { AccountResource } from './resource.ts';
import { account } from './resources/account.ts';
import { campaigns } from './resources/campaigns.ts';
import { channels } from './resources/channels.ts';
import { domains } from './resources/domains.ts';
import { overlays } from './resources/overlays.ts';
import { pixels } from './resources/pixels.ts';
import { qrCodes } from './resources/qr-codes.ts';
import { splashPages } from './resources/splash-pages.ts';

/** All resources of the account API. */
export const accountResources: readonly AccountResource[] = [
  account,
  domains,
  overlays,
  campaigns,
  channels,
  splashPages,
  pixels,
  qrCodes,
];

export const accountOperations = accountResources.flatMap(({ operations }) => operations);
