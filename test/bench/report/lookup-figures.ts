import type { Lookup } from '../lookup/measure-lookup.ts';
import type { Figure } from './figure.ts';

/** What looking a page up among very many links takes. */
export const lookupFigures = ({ find, first, longer }: Lookup): Figure[] => [
  { what: 'Lookup among 100,000 links', unit: 'ms', budget: 5, values: find },
  { what: 'Lookup that opens the database', unit: 'ms', budget: 5, values: first },
  { what: "Popup's first message, over few links", unit: 'ms', budget: 5, values: longer },
];
