import type { Folder, LinkRecord } from '@/lib/model/link';

import { looseUrlKey, canonicalUrl } from './url/url-keys';

/** Whether a link works on a day (`YYYY-MM-DD`), as far as is known. The last day of an expiry date still counts. */
export const isWorking = (
  { status, expiry, told }: Pick<LinkRecord, 'status' | 'expiry' | 'told'>,
  day: string,
): boolean => status === 'active' && (expiry === null || expiry >= day) && told?.gone !== true;

/** The keys by which a link is found: that of its page, and the one that the page shares with other spellings. Null for none: nobody told where it leads. */
export const linkKeys = ({
  longUrl,
}: Pick<LinkRecord, 'longUrl'>): { page: string | null; alike: string | null } =>
  longUrl === ''
    ? { page: null, alike: null }
    : { page: canonicalUrl(longUrl), alike: looseUrlKey(longUrl) };

/** The names of the campaign or channels that a link is in, for a cell of a table; blank for none. */
export const filedIn = ({ filing }: Pick<LinkRecord, 'filing'>, kind: Folder['kind']): string =>
  filing
    .filter((step) => step.kind === kind && step.state === 'done')
    .map(({ name }) => name)
    .join(', ');
