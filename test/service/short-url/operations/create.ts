import { Failure } from '../../failure.ts';
import { endOfDay } from '../../links/end-of-day.ts';
import { findExistingLink } from '../../links/existing-link.ts';
import { chooseFreePart } from '../../links/free-part.ts';
import {
  domainOnHost,
  requireCustomPart,
  requireFuture,
  requireLongUrl,
} from '../../links/rules.ts';
import type { Service } from '../../service.ts';
import type { Link } from '../../storage/links.ts';
import { decodeBase64 } from '../decode-base64.ts';
import type { ShortUrlCall, ShortUrlOperation } from '../operation.ts';
import { urlId } from '../url-id.ts';

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
  const part = ignoresAlias ? undefined : pairs.get('custom_url');
  const password = ignoresPassword ? undefined : pairs.get('password');
  const expiry = ignoresExpiry ? undefined : pairs.get('expiry_date');
  return service.links.add({
    userId: user.id,
    domain,
    part:
      part === undefined ? chooseFreePart(service.links, domain) : requireCustomPart(service, part),
    originalUrl,
    password: password ?? null,
    expiresAt: expiry === undefined ? null : requireFuture(endOfDay(expiry), now),
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
  return requireLongUrl(decodeBase64(encoded, profile.shortUrl.base64));
}

/** '' for the service's own domain, else scheme and host of a branded one. */
function readBaseDomain({ service, user, pairs }: ShortUrlCall): string {
  const host = pairs.get('base_domain');
  if (host === undefined || service.behavior.ignoresDomain) return '';
  const domain = domainOnHost(service, user.id, host);
  if (domain !== undefined) return domain;
  if (service.profile.shortUrl.unknownBaseDomain === 'ignored') return '';
  throw new Failure('invalid', 'The base domain does not exist.');
}
