import type { Folder, LinkChanges, LinkExtras, LinkRecord } from '@/lib/model/link';

import { plainText } from './plain-text';
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

/** What of a link's extras somebody chose: a blank one is left to the service. */
export const chosenExtras = (extras: LinkExtras | undefined): LinkChanges =>
  Object.fromEntries(Object.entries(extras ?? {}).filter(([, value]) => value.length > 0));

type Field = keyof LinkChanges;

const fields: readonly Field[] = [
  'url',
  'password',
  'expiry',
  'title',
  'description',
  'type',
  'pixels',
];

/** What a link has otherwise than it was asked for, and what nobody tells of it. */
export function compareTold(
  asked: LinkChanges,
  told: { [N in Field]?: LinkChanges[N] | null } = {},
): Record<'differing' | 'untold', Field[]> {
  const wanted = fields.filter((name) => asked[name] !== undefined);
  const isTold = (name: Field) => (told[name] ?? null) !== null;
  return {
    differing: wanted.filter(
      (name) => isTold(name) && spelled(asked[name]) !== spelled(told[name]),
    ),
    untold: wanted.filter((name) => !isTold(name)),
  };
}

/** Pixels have no order; services tidy up what is around words, and write some characters in other ways. */
const spelled = (value: LinkChanges[Field] | null): string =>
  typeof value === 'string' ? plainText(value).trim() : (value ?? []).toSorted().join(' ');
