import fc from 'fast-check';

import type { MenuContext, MenuState } from '@/lib/menus/entries';

export const everyContext: readonly MenuContext[] = [
  'link',
  'image',
  'video',
  'audio',
  'selection',
  'page',
  'tab',
  'action',
];

export const state: MenuState = {
  address: 'https://short.example/sub',
  canSwitch: true,
  domains: [],
  shortHosts: [],
  templates: [],
  services: [],
  style: 'one',
  contexts: everyContext,
  working: false,
};

const host = fc.oneof(
  fc.domain(),
  fc.constantFrom('go.example:8443', 'a&b.example', 'xn--r8jz45g.jp', '[::1]', 'go.example'),
);

/** Their ids and names hold whatever may stand in them. */
const anyServices: fc.Arbitrary<MenuState['services']> = fc.uniqueArray(
  fc.record({
    id: fc.oneof(fc.webUrl(), fc.string({ minLength: 1, unit: 'binary' })),
    label: fc.oneof(fc.domain(), fc.string({ minLength: 1 }), fc.constantFrom('R&D', '100%s')),
  }),
  { maxLength: 12, comparator: (one, other) => one.id === other.id || one.label === other.label },
);

export const anyState: fc.Arbitrary<MenuState> = fc.record({
  address: fc.constantFrom(null, 'https://short.example/sub', 'http://localhost:3000'),
  canSwitch: fc.boolean(),
  domains: fc.array(host, { maxLength: 15 }),
  shortHosts: fc.array(host, { maxLength: 3 }),
  templates: fc.uniqueArray(fc.string({ minLength: 1, unit: 'binary' }), { maxLength: 12 }),
  services: anyServices,
  style: fc.constantFrom('one', 'choices'),
  contexts: fc.subarray([...everyContext]),
  working: fc.boolean(),
});
