import type { Preferences } from '@/lib/model/preferences';

/** A change names only its own kinds of tracking. */
export const withPreferences = (
  before: Preferences,
  changes: Partial<Preferences>,
): Preferences => ({
  ...before,
  ...changes,
  tracking: { ...before.tracking, ...changes.tracking },
});
