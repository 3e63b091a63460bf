import type { Output } from '@/lib/operations/operations';

import type { ResourceDefinition } from './definition';

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
