import type { Preferences } from '@/lib/model/preferences';

/** What is preferred after a change. It names no kind of tracking but those that it is about: the others stay as they were. */
export const withPreferences = (
  before: Preferences,
  changes: Partial<Preferences>,
): Preferences => ({
  ...before,
  ...changes,
  tracking: { ...before.tracking, ...changes.tracking },
});
