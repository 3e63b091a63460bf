import { lazy } from '@/lib/async/lazy';
import { identifier } from '@/lib/model/identifier';
import { type LinkRecord, filingStep, linkOption, linkRecord } from '@/lib/model/link';
import { z } from '@/lib/model/z';
import { isSameHost } from '@/lib/rules/url/url-keys';

import {
  countField,
  dayField,
  domainNameField,
  momentField,
  plainTextField,
  serviceIdField,
  shownTextField,
  webLinkField,
} from './fields';
import { importablePart, pathOf } from './importable';

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
  z.extend(filingStep(), { name: shownTextField(maxLengths.name), state: stateOfFiling() }),
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

/** Drops a file's claim that only Curtail can have made a link: it could say so of somebody else's. */
function withoutProof({ origin, ...link }: LinkRecord): LinkRecord {
  return origin === 'uncertain' ? { ...link, origin } : link;
}

const blanks = { id: null, longUrl: '', createdAt: 0, alias: null, expiry: null, filing: [] };

/**
 * A link as it goes into a file, on the domain that it is really on: a service may have picked it unasked.
 * @returns null for a link that an import would refuse
 */
export function exportableLink(remembered: LinkRecord): LinkRecord | null {
  const { title, shortUrl, filing } = remembered;
  const domain = isOnOwnHost(remembered) ? remembered.domain : new URL(shortUrl).host;
  const link = {
    ...remembered,
    title: cut(title, maxLengths.title),
    domain,
    filing: filing
      .slice(0, maxFolders)
      .map(({ kind, id, name, state }) => ({ kind, id, name: cut(name, maxLengths.name), state })),
  };
  const read = readExportedLink(importablePart(linkFields, link, blanks));
  return 'link' in read ? read.link : null;
}

/** Half of a character that is stored as two is none. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
