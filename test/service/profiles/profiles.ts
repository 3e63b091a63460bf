import { documented } from './documented.ts';
import { observed } from './observed.ts';
import type { Profile, ProfileName } from './profile.ts';
import { rest } from './rest.ts';

export const profiles: Readonly<Record<ProfileName, Profile>> = { documented, observed, rest };

export const profileNames = ['documented', 'observed', 'rest'] as const satisfies ProfileName[];
