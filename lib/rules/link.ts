import type { Folder, LinkChanges, LinkExtras, LinkRecord } from '@/lib/model/link';

import { plainText } from './plain-text';
import { looseUrlKey, canonicalUrl } from './url/url-keys';

/** As far as known; the last day of an expiration still counts. @param day `YYYY-MM-DD` */
export const isWorking = (
  { status, expiry, told }: Pick<LinkRecord, 'status' | 'expiry' | 'told'>,
  day: string,
): boolean => status === 'active' && (expiry === null || expiry >= day) && told?.gone !== true;

/** Null while the page is unknown. */
export const linkKeys = ({ longUrl }: Pick<LinkRecord, 'longUrl'>) => ({
  page: longUrl === '' ? null : canonicalUrl(longUrl),
  alike: longUrl === '' ? null : looseUrlKey(longUrl),
});

/** Whether a link will do for an address: where its tags were chosen, only one that leads exactly there. */
export const leadsAsAsked = (
  { longUrl }: Pick<LinkRecord, 'longUrl'>,
  { url, exactUrl = false }: { url: string; exactUrl?: boolean | undefined },
): boolean => !exactUrl || canonicalUrl(longUrl) === canonicalUrl(url);

export const filedIn = ({ filing }: Pick<LinkRecord, 'filing'>, kind: Folder['kind']): string =>
  filing
    .filter((step) => step.kind === kind && step.state === 'done')
    .map(({ name }) => name)
    .join(', ');

/** Finds the links of a folder. Its characters are for private use, so nothing that is typed finds them, too. */
export const folderWord = ({ kind, id }: Pick<Folder, 'kind' | 'id'>): string =>
  Array.from(`${kind}:${id};`, (sign) => String.fromCharCode(0xe000 + sign.charCodeAt(0))).join('');

/** Blanks are left to the service. */
export const chosenExtras = (extras: LinkExtras | undefined): LinkChanges =>
  Object.fromEntries(Object.entries(extras ?? {}).filter(([, value]) => value.length > 0));

const fields = ['url', 'password', 'expiry', 'title', 'description', 'type', 'pixels'] as const;

type Field = (typeof fields)[number];

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

/** Pixels have no order; services trim texts and encode some characters. */
const spelled = (value: LinkChanges[Field] | null): string =>
  typeof value === 'string' ? plainText(value).trim() : (value ?? []).toSorted().join(' ');
