import type { LinkRecord } from '@/lib/model/link';

import { alikeKey } from './url/alike-key';
import { canonicalUrl } from './url/canonical-url';

/** The keys by which a link is found: that of its page, and the one that the page shares with other spellings. Null for none: nobody told where it leads. */
export const linkKeys = ({
  longUrl,
}: Pick<LinkRecord, 'longUrl'>): { page: string | null; alike: string | null } =>
  longUrl === ''
    ? { page: null, alike: null }
    : { page: canonicalUrl(longUrl), alike: alikeKey(longUrl) };
