import { documentProfileNames } from '../../service/profiles/profiles.ts';

/** Every kind of service but the one with both APIs, and the tag by which a step of `npm test` leaves its tests out. */
export const taggedProfiles = [
  ...documentProfileNames.map((profile) => ({ profile, tag: '@short-url' }) as const),
  { profile: 'account', tag: '@account' },
] as const;
