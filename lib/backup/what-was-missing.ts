import type { LinkRecord } from '@/lib/model/link';

/** What a file may add to a link. */
const gains = ['id', 'longUrl', 'title', 'createdAt', 'alias', 'filing', 'told'] as const;

/** The same of a link of which nothing is known but that the service lists it. */
const gainsOfListed = [...gains, 'expiry', 'hasPassword'] as const;

/**
 * What is known of a link, with what a file knows besides. What is known here is newer, so it stays; only what nobody told yet
 * is taken from the file.
 * @returns null where the file tells nothing new
 */
export function whatWasMissing(known: LinkRecord, link: LinkRecord): LinkRecord | null {
  // Two services on one host: neither knows anything of the other's link.
  if (known.service !== link.service) return null;
  const isListed = known.elsewhere === true && known.told === undefined;
  const fields = isListed ? gainsOfListed : gains;
  const gained = fields.filter((field) => isBlank(known[field]) && !isBlank(link[field]));
  const told = { ...known, ...Object.fromEntries(gained.map((field) => [field, link[field]])) };
  // Whoever made it tells so.
  const isMadeHere = known.elsewhere === true && link.elsewhere !== true;
  if (!isMadeHere) return gained.length === 0 ? null : told;
  const { elsewhere: _elsewhere, ...made } = told;
  return made;
}

const blanks = new Set<unknown>([undefined, null, '', 0, false]);

const isBlank = (value: unknown): boolean =>
  blanks.has(value) || (Array.isArray(value) && value.length === 0);
