import type { BulkPace } from '../bulk/measure-bulk.ts';
import type { Figure } from './figure.ts';

/** How well many links at once use the service's rate limit: a minute, and no more than 2 % beyond it. */
export const bulkFigures = ({ took, refused }: BulkPace): Figure[] => [
  {
    what: '60 links under a limit of 30 a minute',
    unit: 'ms',
    budget: 61_224,
    values: [took],
  },
  { what: 'of their requests refused', unit: '', budget: 0, values: [refused] },
];
