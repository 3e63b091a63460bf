import type { LinkRecord } from '@/lib/model/link';

/** What a link that the service lists as active becomes; null where that is nothing new. */
export const listedAgain = (link: LinkRecord): LinkRecord | null =>
  link.status === 'active' && link.unlisted !== true && link.told?.gone !== true
    ? null
    : { ...there(link), status: 'active' };

/** The same for one that is thought to work and is not listed. */
export const missingFromList = (link: LinkRecord): LinkRecord | null =>
  link.status === 'active' && link.unlisted !== true ? { ...link, unlisted: true } : null;

/** A link that the service has certainly, whatever was thought of it. */
export function there(link: LinkRecord): LinkRecord {
  const { told, ...rest } = asked(link);
  return told === undefined ? rest : { ...rest, told: { ...told, gone: false } };
}

/** A link about which the service is asked, or heard, just now: what its list lacked says nothing any more. */
export function asked({ unlisted: _answered, ...link }: LinkRecord): LinkRecord {
  return link;
}
