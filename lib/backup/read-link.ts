import { lazy } from '@/lib/async/lazy';
import { identifier } from '@/lib/model/identifier';
import { type LinkRecord, filingStep, linkOption, linkRecord } from '@/lib/model/link';
import { type Infer, z } from '@/lib/model/z';
import { isSameHost } from '@/lib/rules/url/url-keys';

import {
  countField,
  dayField,
  domainNameField,
  momentField,
  plainTextField,
  serviceIdField,
  serviceIdInFile,
  shownTextField,
  webLinkField,
} from './fields';
import { pathOf } from './read-head';

/** In characters. */
const maxLengths = { title: 2000, name: 500 };

/** Campaigns and channels of one link. */
const maxFolders = 100;

const serviceInfoFields = lazy(() =>
  z.object({
    at: momentField(),
    visits: z.nullable(countField()),
    lastAccessed: z.nullable(plainTextField(100)),
    before: z.nullable(z.object({ visits: countField(), at: momentField() })),
    gone: z.boolean(),
  }),
);

/** What is still wanted begins by itself where its link is seen. What a file wants, a person has to ask for. */
const stateOfFiling = lazy(() =>
  z.pipe(
    filingStep().shape.state,
    z.transform((state) => (state === 'wanted' ? 'failed' : state)),
  ),
);

const folder = lazy(() =>
  z.extend(filingStep(), {
    name: shownTextField(maxLengths.name),
    state: stateOfFiling(),
  }),
);

const linkFields = lazy(() =>
  z.object({
    shortUrl: webLinkField(),
    service: serviceIdField(),
    id: z.nullable(identifier()),
    longUrl: z.union([z.literal(''), webLinkField()]),
    title: shownTextField(maxLengths.title),
    createdAt: momentField(),
    alias: z.nullable(plainTextField(maxLengths.name)),
    domain: z.nullable(domainNameField()),
    expiry: z.nullable(dayField()),
    hasPassword: z.boolean(),
    status: z.enum(['active', 'disabled']),
    filing: z.array(folder()).check(z.maxLength(maxFolders)),
    elsewhere: z.exactOptional(z.boolean()),
    origin: linkRecord().shape.origin,
    unconfirmed: z.exactOptional(
      z.array(linkOption()).check(z.maxLength(linkOption().options.length)),
    ),
    unlisted: z.exactOptional(z.boolean()),
    told: z.exactOptional(serviceInfoFields()),
  }),
);

/** Whether a link is on the host that it says to be on: its domain's, or its service's. */
function isOnOwnHost({ shortUrl, service, domain }: LinkRecord): boolean {
  const { host } = new URL(shortUrl);
  return [new URL(service).host, domain].some((each) => each !== null && isSameHost(each, host));
}

/** A link out of a file, or where in it the first thing is that is not as it should be; blank for the whole. */
export function readExportedLink(value: unknown): { link: LinkRecord } | { path: string } {
  const { success, data, error } = linkFields().safeParse(value);
  if (!success) return { path: pathOf(error) };
  return isOnOwnHost(data) ? { link: withoutProof(data) } : { path: 'domain' };
}

/** Drops a file's claim that nobody else can have made a link: it could say so of somebody else's. */
function withoutProof({ origin, ...link }: Infer<typeof linkFields>): LinkRecord {
  return origin === 'uncertain' ? { ...link, origin } : link;
}

/**
 * A link as it goes into a file. What a service or a page told of it may be of any shape; whatever an import would refuse is
 * left blank, so that no single oddity makes a whole file worthless.
 * @returns null for a link that would be refused all the same
 */
export function exportableLink(remembered: LinkRecord): LinkRecord | null {
  let link = withFittingText(remembered);
  for (const field of droppableFields) {
    const read = readExportedLink(link);
    if ('link' in read) return read.link;
    if (read.path.split('.')[0] === field) link = without(link, field);
  }
  const read = readExportedLink(link);
  return 'link' in read ? read.link : null;
}

/** In the order in which they are checked. */
const droppableFields = [
  'id',
  'longUrl',
  'createdAt',
  'alias',
  'expiry',
  'filing',
  'told',
] as const;

const blankValues = { id: null, longUrl: '', createdAt: 0, alias: null, expiry: null, filing: [] };

function without(link: LinkRecord, field: (typeof droppableFields)[number]): LinkRecord {
  if (field !== 'told') return { ...link, [field]: blankValues[field] };
  const { told: _told, ...rest } = link;
  return rest;
}

/** The domain is the one that the link is really on: a service may have picked it unasked. */
function withFittingText(link: LinkRecord): LinkRecord {
  return {
    ...link,
    service: serviceIdInFile(link.service),
    title: cut(link.title, maxLengths.title),
    domain: isOnOwnHost(link) ? link.domain : new URL(link.shortUrl).host,
    filing: link.filing.slice(0, maxFolders).map(({ kind, id, name, state }) => ({
      kind,
      id,
      name: cut(name, maxLengths.name),
      state,
    })),
  };
}

/** Half of a character that is stored as two is none. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** What a file may add to a link. */
const importableFields = [
  'id',
  'longUrl',
  'title',
  'createdAt',
  'alias',
  'filing',
  'told',
] as const;

/** The fields that are taken from a file for a link that is only known from the service’s list. */
const importableFieldsOfListed = [...importableFields, 'expiry', 'hasPassword'] as const;

/**
 * What is known of a link, with what a file knows besides. What is known here is newer, so it stays; only what nobody told yet
 * is taken from the file.
 * @returns null where the file tells nothing new
 */
export function mergeImportedLink(known: LinkRecord, link: LinkRecord): LinkRecord | null {
  // Two services on one host: neither knows anything of the other's link.
  if (known.service !== link.service) return null;
  const isListed = known.elsewhere === true && known.told === undefined;
  const fields = isListed ? importableFieldsOfListed : importableFields;
  const gained = fields.filter((field) => isBlank(known[field]) && !isBlank(link[field]));
  const told = { ...known, ...Object.fromEntries(gained.map((field) => [field, link[field]])) };
  // Whoever made it tells so.
  const isMadeHere = known.elsewhere === true && link.elsewhere !== true;
  if (gained.length === 0 && !isMadeHere) return null;
  if (isListed) Object.assign(told, withDoubts(known, link));
  else if (isMadeHere) Object.assign(told, withPassword(known, link));
  return isMadeHere ? asMadeHere(told, link) : told;
}

const fieldOfOption = { password: 'hasPassword', expiry: 'expiry' } as const;

/** What a link that the service only lists may lack, by what a file tells of it. */
function withDoubts(
  { unconfirmed: before = [], ...known }: LinkRecord,
  { unconfirmed = [] }: LinkRecord,
): Pick<LinkRecord, 'unconfirmed'> {
  const gained = unconfirmed.filter(
    (option) => isBlank(known[fieldOfOption[option]]) && !before.includes(option),
  );
  return gained.length === 0 ? {} : { unconfirmed: [...before, ...gained] };
}

/** Not every API tells of passwords, so a service that told of a link, and of no password, proves nothing against the file's. */
function withPassword(
  { unconfirmed: before = [], ...known }: LinkRecord,
  { hasPassword, unconfirmed = [] }: LinkRecord,
): Partial<LinkRecord> {
  const isWished = hasPassword || unconfirmed.includes('password');
  if (known.hasPassword || before.includes('password') || !isWished) return {};
  return { hasPassword, unconfirmed: [...before, 'password'] };
}

/** A link that was taken for one of elsewhere: whoever made it knows better than the service's list when, and whether it was made. */
function asMadeHere(
  { elsewhere: _elsewhere, ...known }: LinkRecord,
  { createdAt, origin = known.origin }: LinkRecord,
): LinkRecord {
  return {
    ...known,
    createdAt: createdAt || known.createdAt,
    ...(origin === undefined ? {} : { origin }),
  };
}

const blankCheck = new Set<unknown>([undefined, null, '', 0, false]);

const isBlank = (value: unknown): boolean =>
  blankCheck.has(value) || (Array.isArray(value) && value.length === 0);
