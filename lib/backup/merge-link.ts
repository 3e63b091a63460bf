import type { LinkRecord, ServiceInfo } from '@/lib/model/link';
import { thinned } from '@/lib/rules/looks';

const fields = ['id', 'longUrl', 'title', 'createdAt', 'alias', 'filing'] as const;

/** May be blank where a link is known through its service alone. */
const fieldsOfListed = [...fields, 'expiry', 'hasPassword', 'origin', 'unconfirmed'] as const;

/** What is known here stays; only blanks are filled from the file. @returns null where it brings nothing new */
export function mergeImportedLink(known: LinkRecord, link: LinkRecord): LinkRecord | null {
  if (known.service !== link.service) return null;
  const isListed = known.elsewhere === true;
  const isMadeHere = isListed && link.elsewhere !== true;
  const news = isListed ? withDoubts(known, link) : link;
  const gained = (isListed ? fieldsOfListed : fields).filter(
    (field) => isBlank(known[field]) && !isBlank(news[field]),
  );
  const told = mergedTold(link.told, known.told);
  if (gained.length === 0 && !isMadeHere && told === known.told) return null;
  const merged = {
    ...known,
    ...Object.fromEntries(gained.map((field) => [field, news[field]])),
    ...(told && { told }),
  };
  if (isMadeHere) delete merged.elsewhere;
  return merged;
}

/** Two browsers may have looked at the visits on different days; where both did, the look of this one counts. */
function mergedTold(told: ServiceInfo | undefined, known = told) {
  const before = known?.looks ?? {};
  const looks = thinned({ ...told?.looks, ...before });
  return known && Object.keys(looks).some((day) => !(day in before)) ? { ...known, looks } : known;
}

/** The file's expiration and password are in doubt only where nothing is known of them here. */
function withDoubts(known: LinkRecord, link: LinkRecord): LinkRecord {
  const doubts = new Set(link.unconfirmed);
  // Not every API reports passwords.
  if (known.told !== undefined && link.hasPassword) doubts.add('password');
  if (known.hasPassword) doubts.delete('password');
  if (known.expiry !== null || known.told !== undefined) doubts.delete('expiry');
  const expiry = known.told === undefined ? link.expiry : null;
  return { ...link, expiry, unconfirmed: [...doubts] };
}

const blankValues = new Set<unknown>([undefined, null, '', 0, false]);

const isBlank = (value: unknown): boolean =>
  blankValues.has(value) || (Array.isArray(value) && value.length === 0);
