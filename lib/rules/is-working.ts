import type { LinkRecord } from '@/lib/model/link';

/** Whether a link works on a day (`YYYY-MM-DD`), as far as is known. The last day of an expiry date still counts. */
export const isWorking = (
  { status, expiry, told }: Pick<LinkRecord, 'status' | 'expiry' | 'told'>,
  day: string,
): boolean => status === 'active' && (expiry === null || expiry >= day) && told?.gone !== true;
