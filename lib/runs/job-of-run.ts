import type { Job, JobItem, RunRow } from '@/lib/model/run';

import type { OpenRun } from './open-run';

/** A run that is copied, as the popup shows it. @param isBusy it is ending, or its links are being copied */
export function jobOf({ head, rows }: Pick<OpenRun, 'head' | 'rows'>, isBusy: boolean): Job {
  const { id, startedAt: at, service, error, waitsUntil, copied = null } = head;
  const items = rows.map(itemOf);
  const job = { id, at, tabId: null, service, domain: null, private: head.private === true };
  if (!isBusy && head.state !== 'working') {
    const state = head.state === 'done' ? 'done' : 'stopped';
    return { ...job, items: stoppedBy(items, error), state, copied, waitsUntil: null };
  }
  const trouble = error === null ? { waitsUntil } : { waitsUntil: null, trouble: error };
  return { ...job, items, state: 'working', copied: null, ...trouble };
}

/** A link that is not as asked is in the error alone, as it is not copied. */
export const itemOf = ({
  url,
  title,
  full,
  exactUrl,
  service,
  link,
  state,
  error,
}: RunRow): JobItem => ({
  url,
  title,
  ...(full !== undefined && { full }),
  ...(exactUrl && { exactUrl }),
  ...(service !== undefined && { service }),
  link: (error === null ? link : null) ?? null,
  error: state === 'waiting' ? null : error,
});

/** What stopped a run is the failure of its next address, or stands with the link that it is about. */
function stoppedBy(items: JobItem[], error: JobItem['error']): JobItem[] {
  if (error === null || error.link !== undefined) return items;
  const next = items.findIndex((item) => item.link === null && item.error === null);
  return items.map((item, index) => (index === next ? { ...item, error } : item));
}
