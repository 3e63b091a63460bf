import type { Output } from '@/lib/operations/operations';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import type { Column, ResourceDefinition } from './definition';

export type WordNames = ReadonlyMap<string, PlainMessageKey>;

type Overlay = Output<'listOverlays'>['items'][number];

/** Those that were seen. @source observed.md, "Fields" */
const types: WordNames = new Map([
  ['message', 'overlays_type_message'],
  ['contact', 'overlays_type_contact'],
  ['poll', 'overlays_type_poll'],
  ['newsletter', 'overlays_type_newsletter'],
  ['image', 'overlays_type_image'],
  ['coupon', 'overlays_type_coupon'],
]);

const plans: WordNames = new Map([
  ['pro', 'account_plan_pro'],
  ['free', 'account_plan_free'],
]);

export function nameIn(names: WordNames, word: string): string {
  const known = names.get(word.toLowerCase());
  return known === undefined ? word : t(known);
}

/** The API only lists them. */
export const overlays: ResourceDefinition<Overlay> = {
  id: 'overlays',
  words: 'overlays',
  operations: { list: 'listOverlays' },
  columns: [
    { heading: 'common_name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'common_type', kind: 'text', value: ({ type }) => nameIn(types, type) || null },
    { heading: 'link_fact_created', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name }) => name,
};

type SplashPage = Output<'listSplashPages'>['items'][number];

export const splashPages: ResourceDefinition<SplashPage> = {
  id: 'splash-pages',
  words: 'splash_pages',
  operations: { list: 'listSplashPages' },
  columns: [
    { heading: 'common_name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'link_fact_created', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name }) => name,
};

export type AccountRow = Output<'getAccount'>;

export const accountFacts: readonly Column<AccountRow>[] = [
  { heading: 'account_username', kind: 'text', value: ({ username }) => username || null },
  { heading: 'common_email', kind: 'text', value: ({ email }) => email || null },
  {
    heading: 'account_plan',
    kind: 'text',
    value: ({ status }) => (status === null ? null : nameIn(plans, status)),
  },
  { heading: 'account_plan_expires', kind: 'date', value: ({ expires }) => expires },
  { heading: 'account_member_since', kind: 'date', value: ({ registered }) => registered },
];
