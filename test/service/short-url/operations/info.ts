import { findLink } from '../find-link.ts';
import type { ShortUrlOperation } from '../operation.ts';
import { urlId } from '../url-id.ts';

export const info: ShortUrlOperation = {
  name: 'info',
  reads: true,
  creates: false,
  handle(call) {
    const { service, spell } = call;
    const link = findLink(call);
    return {
      url_id: spell.id(urlId(service, link)),
      short_url: service.address.shortUrl(link),
      short_url_part: link.part,
      original_url: spell.url(link.originalUrl),
      date_created: spell.time(link.createdAt),
      last_accessed: spell.time(link.lastAccessedAt),
      total_visits: spell.count(link.visits),
      has_password: spell.flag(link.passwordHash !== null),
      // The last second of the day that was asked for, so that the date is the same.
      expiry_date: spell.time(link.expiresAt === null ? null : link.expiresAt - 1000),
      status: link.status,
    };
  },
};
