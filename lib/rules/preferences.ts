import type { Preferences } from '@/lib/model/preferences';

/** Merges `tracking`, as a change names only its own kinds. */
export const withPreferences = (
  before: Preferences,
  changes: Partial<Preferences>,
): Preferences => ({
  ...before,
  ...changes,
  tracking: { ...before.tracking, ...changes.tracking },
});
