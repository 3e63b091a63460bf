import type { Profile } from '../profiles/profile.ts';
import type { AccountOperation } from './operation.ts';
import type { AccountResource } from './resource.ts';
import { account } from './resources/account.ts';
import { campaigns } from './resources/campaigns.ts';
import { channels } from './resources/channels.ts';
import { domains } from './resources/domains.ts';
import { links } from './resources/links.ts';
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
  links,
];

/** All operations, whether or not a service has them. */
export const accountOperations = accountResources.flatMap(({ operations }) => operations);

/** The operations that a service with this profile has. */
export function offeredOperations(profile: Profile): AccountOperation[] {
  return accountResources.flatMap(({ isOffered, operations }) =>
    isOffered === undefined || isOffered(profile) ? operations : [],
  );
}
