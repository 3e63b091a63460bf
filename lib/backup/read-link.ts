import { filingStep } from '@/lib/model/filing';
import { storedIdentifier } from '@/lib/model/identifier';
import { type LinkRecord, linkOption, linkRecord } from '@/lib/model/link';
import { z } from '@/lib/model/z';
import { isSameHost } from '@/lib/rules/url/same-host';

import {
  count,
  day,
  domainName,
  moment,
  plainText,
  serviceAddress,
  shownText,
  webLink,
} from './fields';
import { pathOf } from './path-of';

/** In characters. */
export const longest = { title: 2000, name: 500 };

/** Campaigns and channels of one link. */
export const mostFolders = 100;

const told = z.object({
  at: moment,
  visits: z.nullable(count),
  lastAccessed: z.nullable(plainText(100)),
  before: z.nullable(z.object({ visits: count, at: moment })),
  gone: z.boolean(),
});

/** What is still wanted begins by itself where its link is seen. What a file wants, a person has to ask for. */
const stateOfFiling = z.pipe(
  filingStep.shape.state,
  z.transform((state) => (state === 'wanted' ? 'failed' : state)),
);

const folder = z.extend(filingStep, {
  name: shownText(longest.name),
  state: stateOfFiling,
});

const fields = z.object({
  shortUrl: webLink,
  service: serviceAddress,
  id: z.nullable(storedIdentifier),
  longUrl: z.union([z.literal(''), webLink]),
  title: shownText(longest.title),
  createdAt: moment,
  alias: z.nullable(plainText(longest.name)),
  domain: z.nullable(domainName),
  expiry: z.nullable(day),
  hasPassword: z.boolean(),
  status: z.enum(['active', 'disabled']),
  filing: z.array(folder).check(z.maxLength(mostFolders)),
  elsewhere: z.exactOptional(z.boolean()),
  origin: linkRecord.shape.origin,
  unconfirmed: z.exactOptional(z.array(linkOption).check(z.maxLength(linkOption.options.length))),
  unlisted: z.exactOptional(z.boolean()),
  told: z.exactOptional(told),
});

/** Whether a link is on the host that it says to be on: its domain's, or its service's. */
export function isAtHome({ shortUrl, service, domain }: LinkRecord): boolean {
  const { host } = new URL(shortUrl);
  return [new URL(service).host, domain].some((each) => each !== null && isSameHost(each, host));
}

/** A link out of a file, or where in it the first thing is that is not as it should be; blank for the whole. */
export function readLink(value: unknown): { link: LinkRecord } | { path: string } {
  const { success, data, error } = fields.safeParse(value);
  if (!success) return { path: pathOf(error) };
  return isAtHome(data) ? { link: withoutProof(data) } : { path: 'domain' };
}

/** That nobody else can have made a link is no file's to say: it could say so of somebody else's. */
function withoutProof({ origin, ...link }: z.infer<typeof fields>): LinkRecord {
  return origin === 'uncertain' ? { ...link, origin } : link;
}
