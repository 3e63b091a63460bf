import { replicaOf } from '../../links/replica.ts';
import type { ShortUrlOperation } from '../operation.ts';

export const listActiveUrls: ShortUrlOperation = {
  name: 'list_active_urls',
  reads: true,
  handle({ service, user, now }) {
    const links = service.links.activeOf(user.id, now).filter(replicaOf(service));
    const urls = links.map((link) => ({ short_url: service.address.shortUrl(link) }));
    return { fields: { urls } };
  },
};
