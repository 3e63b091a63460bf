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
  style: 'one',
  contexts: everyContext,
  working: false,
};

const host = fc.oneof(
  fc.domain(),
  fc.constantFrom('go.example:8443', 'a&b.example', 'xn--r8jz45g.jp', '[::1]', 'go.example'),
);

export const anyState: fc.Arbitrary<MenuState> = fc.record({
  address: fc.constantFrom(null, 'https://short.example/sub', 'http://localhost:3000'),
  canSwitch: fc.boolean(),
  domains: fc.array(host, { maxLength: 15 }),
  shortHosts: fc.array(host, { maxLength: 3 }),
  style: fc.constantFrom('one', 'choices'),
  contexts: fc.subarray([...everyContext]),
  working: fc.boolean(),
});
