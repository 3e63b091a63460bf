import { account } from './account.ts';
import { documented } from './documented.ts';
import { mixed } from './mixed.ts';
import { observed } from './observed.ts';
import type { Profile, ProfileName } from './profile.ts';
import { rest } from './rest.ts';

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  documented,
  observed,
  rest,
  account,
  mixed,
};

/** Services as the document has them: both APIs, and links over the short-URL API alone. */
export const documentProfileNames = [
  'documented',
  'observed',
  'rest',
] as const satisfies ProfileName[];

/** Services that offer links over the account API. */
export const linkProfileNames = ['account', 'mixed'] as const satisfies ProfileName[];
