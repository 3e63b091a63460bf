import type { LinkRecord } from '@/lib/contract/link';

/** Why a link does not work, for whoever wants to use it. */
export function deadLinkText({ status, told }: Pick<LinkRecord, 'status' | 'told'>): string {
  if (told?.gone === true) return 'This link was deleted from your service. It leads nowhere.';
  return status === 'disabled'
    ? 'This link is disabled on your service. It leads nowhere.'
    : 'This link has expired. It leads nowhere.';
}
