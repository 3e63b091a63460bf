import type { Folder } from '@/lib/model/filing';
import type { LinkRecord } from '@/lib/model/link';

/** The names of the campaign or channels that a link is in, for a cell of a table; blank for none. */
export const filedIn = ({ filing }: Pick<LinkRecord, 'filing'>, kind: Folder['kind']): string =>
  filing
    .filter((step) => step.kind === kind && step.state === 'done')
    .map(({ name }) => name)
    .join(', ');
