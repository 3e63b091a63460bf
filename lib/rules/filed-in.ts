import type { Folder } from '@/lib/contract/filing';
import type { LinkRecord } from '@/lib/contract/link';

/** The names of the campaign or channels that a link is in, for a cell of a table; blank for none. */
export const filedIn = ({ filing }: Pick<LinkRecord, 'filing'>, kind: Folder['kind']): string =>
  filing
    .filter((step) => step.kind === kind && step.state === 'done')
    .map(({ name }) => name)
    .join(', ');
