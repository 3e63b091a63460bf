import type { LinkRecord } from '@/lib/model/link';

/** What a link is called that was copied and turned out not to work. */
export const copiedDeadLink = 'The copied link doesn’t work';

/** Why a link does not work, for whoever wants to use it. */
export function deadLinkText({ status, told }: Pick<LinkRecord, 'status' | 'told'>): string {
  if (told?.gone === true) return 'This link was deleted from your service. It leads nowhere.';
  return status === 'disabled'
    ? 'This link is disabled on your service. It leads nowhere.'
    : 'This link has expired. It leads nowhere.';
}
