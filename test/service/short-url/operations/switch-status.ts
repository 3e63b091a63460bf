import type { LinkStatus } from '../../storage/links.ts';
import { findLink } from '../find-link.ts';
import type { ShortUrlOperation } from '../operation.ts';
import { urlId } from '../url-id.ts';

export const disable = switchTo('disable', 'disabled');
export const enable = switchTo('enable', 'active');

function switchTo(name: string, status: LinkStatus): ShortUrlOperation {
  return {
    name,
    reads: false,
    handle(call) {
      const { service, spell } = call;
      const link = findLink(call);
      service.links.setStatus(link.id, status);
      const fields = {
        url_id: spell.id(urlId(service, link)),
        status,
        short_url: service.address.shortUrl(link),
      };
      return { fields };
    },
  };
}
