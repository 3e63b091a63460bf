import { choices } from '../../choices.ts';
import { Failure } from '../../failure.ts';
import type { Service } from '../../service.ts';
import type { Link } from '../../storage/links.ts';
import { decodeBase64 } from '../decode-base64.ts';
import { endOfDay } from '../end-of-day.ts';
import { findExistingLink } from '../existing-link.ts';
import { chooseFreePart } from '../free-part.ts';
import type { ShortUrlCall, ShortUrlOperation } from '../operation.ts';
import { urlId } from '../url-id.ts';

const { customPart, longestUrl, reservedParts } = choices.shortUrl;

export const create: ShortUrlOperation = {
  name: 'create',
  reads: false,
  handle(call) {
    const { service } = call;
    service.colleague.act('before');
    const domain = readBaseDomain(call);
    const originalUrl = readUrl(call.pairs.get('url'), service);
    const existing = findExistingLink(call, domain, originalUrl);
    const link = existing ?? addLink(call, domain, originalUrl);
    service.colleague.act('after');
    return { fields: fieldsOf(call, link), ...(existing ? {} : { created: true }) };
  },
};

function addLink(call: ShortUrlCall, domain: string, originalUrl: string): Link {
  const { service, user, pairs, now } = call;
  const { ignoresAlias, ignoresPassword, ignoresExpiry } = service.behavior;
  const part = ignoresAlias ? undefined : readCustomPart(pairs.get('custom_url'));
  const password = ignoresPassword ? undefined : pairs.get('password');
  return service.links.add({
    userId: user.id,
    domain,
    part: part ?? chooseFreePart(service.links, domain),
    originalUrl,
    password: password ?? null,
    expiresAt: ignoresExpiry ? null : readExpiry(pairs.get('expiry_date'), now),
    createdAt: now,
  });
}

function fieldsOf({ service, spell }: ShortUrlCall, link: Link): Record<string, unknown> {
  return {
    url_id: spell.id(urlId(service, link)),
    short_url: service.address.shortUrl(link),
    short_url_part: link.part,
    original_url: spell.url(link.originalUrl),
  };
}

function readUrl(encoded: string | undefined, { profile }: Service): string {
  if (encoded === undefined) throw new Failure('invalid', 'The parameter url is required.');
  const url = decodeBase64(encoded, profile.shortUrl.base64).trim();
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new Failure('invalid', 'The long URL must be a valid address with http or https.');
  }
  if (url.length > longestUrl) throw new Failure('invalid', 'The long URL is too long.');
  return url;
}

function readCustomPart(part: string | undefined): string | undefined {
  if (part === undefined) return undefined;
  if (!customPart.test(part)) {
    throw new Failure('invalid', 'The custom short part may hold letters, digits, - and _ only.');
  }
  if (reservedParts.some((reserved) => reserved === part)) {
    throw new Failure('conflict', 'This short part is reserved.');
  }
  return part;
}

function readExpiry(date: string | undefined, now: number): number | null {
  if (date === undefined) return null;
  const end = endOfDay(date);
  if (end === undefined) {
    throw new Failure('invalid', 'The expiry date must be a date of the form yyyy-mm-dd.');
  }
  if (end <= now) throw new Failure('invalid', 'The expiry date lies in the past.');
  return end;
}

/** '' for the service's own domain, else scheme and host of a branded one. */
function readBaseDomain({ service, user, pairs }: ShortUrlCall): string {
  const host = pairs.get('base_domain')?.toLowerCase();
  if (host === undefined) return '';
  const base = `http://${host}`;
  const hostname = URL.canParse(base) ? new URL(base).hostname : '';
  if (hostname === new URL(service.address.origin).hostname) return '';
  const domain = service.domains.byHostname(hostname);
  const usable = domain !== undefined && (domain.userId === null || domain.userId === user.id);
  if (usable) return domain.domain;
  if (service.profile.shortUrl.unknownBaseDomain === 'ignored') return '';
  throw new Failure('invalid', 'The base domain does not exist.');
}
