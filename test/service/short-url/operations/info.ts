import { lastSecond } from '../../links/end-of-day.ts';
import { replicaOf } from '../../links/replica.ts';
import { findLink, unknownShortUrl } from '../find-link.ts';
import type { ShortUrlOperation } from '../operation.ts';
import { urlId } from '../url-id.ts';

export const info: ShortUrlOperation = {
  name: 'info',
  reads: true,
  handle(call) {
    const { service, spell } = call;
    const link = findLink(call);
    if (!replicaOf(service)(link)) throw unknownShortUrl();
    const { tellsPassword, tellsExpiry } = service.behavior;
    const fields = {
      url_id: spell.id(urlId(service, link)),
      short_url: service.address.shortUrl(link),
      short_url_part: link.part,
      original_url: spell.url(link.originalUrl),
      date_created: spell.time(link.createdAt),
      last_accessed: spell.time(link.lastAccessedAt),
      total_visits: spell.count(link.visits),
      ...(tellsPassword ? { has_password: spell.flag(link.passwordHash !== null) } : {}),
      ...(tellsExpiry ? { expiry_date: spell.time(lastSecond(link)) } : {}),
      status: link.status,
    };
    return { fields };
  },
};
