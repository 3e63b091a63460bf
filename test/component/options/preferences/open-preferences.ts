import type { Preferences } from '@/lib/model/preferences';
import { withPreferences } from '@/lib/rules/preferences';

import { samplePreferences } from '../../../fixtures/preferences';
import { fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

/**
 * Opens Preferences over a background that remembers.
 * @param stored what differs from the defaults
 */
export function openPreferences(
  stored: Partial<Preferences> = {},
  ...[answers, browser]: Parameters<typeof fakeServices>
) {
  let kept: Preferences = samplePreferences(stored);
  const fake = fakeServices(
    {
      'preferences.get': () => kept,
      'preferences.save': (changes) => (kept = withPreferences(kept, changes)),
      ...answers,
    },
    browser,
  );
  openOptions(fake.services, '#preferences');
  return { ...fake, saved: () => fake.inputsOf('preferences.save'), kept: () => kept };
}
