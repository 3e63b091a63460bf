import type { Output } from '@/lib/operations/operations';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import type { Column, ResourceDefinition } from './definition';

type Overlay = Output<'listOverlays'>['items'][number];

/** Those that were seen; a type that is new to us is shown as it is. @source observed.md, "Fields" */
const types: ReadonlyMap<string, PlainMessageKey> = new Map([
  ['message', 'overlays_type_message'],
  ['contact', 'overlays_type_contact'],
  ['poll', 'overlays_type_poll'],
  ['newsletter', 'overlays_type_newsletter'],
  ['image', 'overlays_type_image'],
  ['coupon', 'overlays_type_coupon'],
]);

const plans: ReadonlyMap<string, PlainMessageKey> = new Map([
  ['pro', 'account_plan_pro'],
  ['free', 'account_plan_free'],
]);

/** What people call a thing that a service has a word of its own for; that word where it is new to us. */
function nameIn(names: ReadonlyMap<string, PlainMessageKey>, word: string): string {
  const known = names.get(word.toLowerCase());
  return known === undefined ? word : t(known);
}

/** The API lists them and does nothing else with them. */
export const overlays: ResourceDefinition<Overlay> = {
  id: 'overlays',
  words: 'overlays',
  operations: { list: 'listOverlays' },
  columns: [
    { heading: 'overlays_name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'overlays_type', kind: 'text', value: ({ type }) => nameIn(types, type) || null },
    { heading: 'overlays_date', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name }) => name,
};

type SplashPage = Output<'listSplashPages'>['items'][number];

/** The API lists them and does nothing else with them. */
export const splashPages: ResourceDefinition<SplashPage> = {
  id: 'splash-pages',
  words: 'splash_pages',
  operations: { list: 'listSplashPages' },
  columns: [
    { heading: 'splash_pages_name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'splash_pages_date', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name }) => name,
};

export type AccountRow = Output<'getAccount'>;

/** What a service tells about an account, as columns of its only row. Other states than the two that are known may exist. */
export const accountFacts: readonly Column<AccountRow>[] = [
  { heading: 'account_username', kind: 'text', value: ({ username }) => username || null },
  { heading: 'account_email', kind: 'text', value: ({ email }) => email || null },
  {
    heading: 'account_plan',
    kind: 'text',
    value: ({ status }) => (status === null ? null : nameIn(plans, status)),
  },
  { heading: 'account_plan_expires', kind: 'date', value: ({ expires }) => expires },
  { heading: 'account_member_since', kind: 'date', value: ({ registered }) => registered },
];
