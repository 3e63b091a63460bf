import fc from 'fast-check';

import type { Preferences } from '@/lib/model/preferences';
import { trackingKinds } from '@/lib/rules/url/tracking';

/** Anything that a person may have chosen. */
export const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  toolbar: fc.constantFrom('at_once', 'form'),
  shortPart: fc.constantFrom('service', 'curtail'),
  tracking: fc.dictionary(
    fc.constantFrom(...trackingKinds.map(({ kind }) => kind)),
    fc.boolean(),
    // A dictionary that was never near a file has a prototype.
    { noNullPrototype: true },
  ),
  tagCase: fc.constantFrom('as_typed', 'lower'),
  tagBlanks: fc.constantFrom('keep', 'hyphen', 'underscore'),
  tagTemplates: fc.subarray([
    { name: 'Newsletter', tags: [{ name: 'utm_source', value: 'newsletter' }] },
    { name: 'Ads', tags: [{ name: 'ref', value: 'A b' }] },
  ]),
  tagValues: fc.constantFrom({}, { utm_source: ['newsletter', 'ads'] }),
  lastDomain: fc.option(fc.constant('go.example')),
  shortHosts: fc.subarray(['go.example', 'links.example']),
  copyFormat: fc.constantFrom('plain', 'markdown', 'html', 'title', 'template'),
  copyTemplate: fc.constantFrom('{title} {link}', '<{link}>', '{link} · {date} „{title}“'),
  menu: fc.constantFrom('one', 'choices'),
  tick: fc.boolean(),
  notifications: fc.boolean(),
  expiryNotes: fc.boolean(),
  pageKeys: fc.boolean(),
  theme: fc.constantFrom('system', 'light', 'dark'),
});
