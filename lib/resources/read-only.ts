import type { Output } from '@/lib/operations/operations';

import type { Column, ResourceDefinition } from './definition';

type Overlay = Output<'listOverlays'>['items'][number];

/** Those that were seen; a type that is new to us is shown as it is. @source observed.md, "Fields" */
const types = new Map([
  ['message', 'Message'],
  ['contact', 'Contact'],
  ['poll', 'Poll'],
  ['newsletter', 'Newsletter'],
  ['image', 'Image'],
  ['coupon', 'Coupon'],
]);

/** The API lists them and does nothing else with them. */
export const overlays: ResourceDefinition<Overlay> = {
  id: 'overlays',
  title: 'Overlays',
  one: 'overlay',
  many: 'overlays',
  lead: 'An overlay is shown on top of the page that a link leads to. Overlays are made on your service’s own dashboard.',
  operations: { list: 'listOverlays' },
  columns: [
    { heading: 'Name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'Type', kind: 'text', value: ({ type }) => types.get(type) ?? (type || null) },
    { heading: 'Created', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name, id }) => name || `Overlay ${id ?? ''}`.trim(),
  whenEmpty: 'Make one on your service’s own dashboard, and it is listed here.',
};

type SplashPage = Output<'listSplashPages'>['items'][number];

/** The API lists them and does nothing else with them. */
export const splashPages: ResourceDefinition<SplashPage> = {
  id: 'splash-pages',
  title: 'Splash pages',
  one: 'splash page',
  many: 'splash pages',
  lead: 'A splash page is shown before the page that a link leads to. Splash pages are made on your service’s own dashboard.',
  operations: { list: 'listSplashPages' },
  columns: [
    { heading: 'Name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'Created', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name, id }) => name || `Splash page ${id ?? ''}`.trim(),
  whenEmpty: 'Make one on your service’s own dashboard, and it is listed here.',
};

export type AccountRow = Output<'getAccount'>;

const statuses = new Map([
  ['pro', 'Pro'],
  ['free', 'Free'],
]);

const statusText = (status: string | null) =>
  status === null ? null : (statuses.get(status.toLowerCase()) ?? status);

/** What a service tells about an account, as columns of its only row. Other states than the two that are known may exist. */
export const accountFacts: readonly Column<AccountRow>[] = [
  { heading: 'User name', kind: 'text', value: ({ username }) => username || null },
  { heading: 'E-mail', kind: 'text', value: ({ email }) => email || null },
  { heading: 'Status', kind: 'text', value: ({ status }) => statusText(status) },
  { heading: 'Expires', kind: 'date', value: ({ expires }) => expires },
  { heading: 'Registered', kind: 'date', value: ({ registered }) => registered },
];
