import type { AccountResource } from './resource.ts';
import { account } from './resources/account.ts';
import { domains } from './resources/domains.ts';

/** All resources of the account API. */
export const accountResources: readonly AccountResource[] = [account, domains];

export const accountOperations = accountResources.flatMap(({ operations }) => operations);
