import type { Output } from '@/lib/operations/operations';

import type { ResourceDefinition } from './definition';

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
