import type { ConnectionView } from '@/lib/model/connection';
import type { LinkNumbering } from '@/lib/model/filing';
import type { LinkRecord } from '@/lib/model/link';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

/** Why a link cannot be filed; null when it can, as far as anybody knows. */
export function whyNoFiling(
  { id }: Pick<LinkRecord, 'id'>,
  connection: ConnectionView | null,
  numbering: LinkNumbering,
): string | null {
  if (connection?.apis.account === 'absent') {
    return 'This service has no account API, so it has no campaigns or channels for Curtail.';
  }
  if (!mayBeOffered(connection?.apis.account)) {
    return 'The service does not let this key or plan use campaigns and channels.';
  }
  if (numbering === 'misfit') {
    return 'This service numbers links in its account otherwise than where they are made, so none can be added.';
  }
  return id === null
    ? 'The service did not tell the number of this link, so it cannot be added.'
    : null;
}
