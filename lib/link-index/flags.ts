import type { LinkRecord } from '@/lib/model/link';

/** What is or is not so of a link, each a bit of one number. */
export const flag = { disabled: 1, protected: 2, elsewhere: 4, unlisted: 8, gone: 16 } as const;

export const flagsOf = (link: LinkRecord): number =>
  (link.status === 'disabled' ? flag.disabled : 0) |
  (isProtected(link) ? flag.protected : 0) |
  (link.elsewhere === true ? flag.elsewhere : 0) |
  (link.unlisted === true ? flag.unlisted : 0) |
  (link.told?.gone === true ? flag.gone : 0);

/** Nobody may rely on a password that the service did not confirm. */
const isProtected = ({ hasPassword, unconfirmed }: LinkRecord): boolean =>
  hasPassword && unconfirmed?.includes('password') !== true;
