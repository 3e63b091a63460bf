import { timestamp } from '../timestamp.ts';
import type { Spelling } from './profile.ts';

/** Values as JSON has them: numbers, booleans, `null` for what is absent. */
export const plainSpelling: Spelling = {
  id: (value) => value,
  count: (value) => value,
  flag: (value) => value,
  text: (value) => value,
  url: (value) => value,
  time: (value) => (value === null ? null : timestamp(value)),
};
