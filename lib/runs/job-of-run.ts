import type { Job, JobItem, Run, RunRow } from '@/lib/model/run';

import type { OpenRun } from './open-run';

/** A run that is copied, as the popup shows it. @param isBusy it is ending, or its links are being copied */
export function jobOf(run: Pick<OpenRun, 'head' | 'rows' | 'isPrivate'>, isBusy: boolean): Job {
  const { head } = run;
  const items = run.rows.map(itemOf);
  const isWorking = isBusy || head.state === 'working';
  return {
    id: head.id,
    at: head.startedAt,
    tabId: null,
    service: head.service,
    domain: null,
    private: run.isPrivate,
    ...(isWorking ? workingState(head, items) : endedState(head, items)),
  };
}

type JobState = Pick<Job, 'items' | 'state' | 'copied' | 'waitsUntil' | 'trouble'>;

const workingState = ({ error, waitsUntil }: Run, items: JobItem[]): JobState => ({
  items,
  state: 'working',
  copied: null,
  ...(error === null ? { waitsUntil } : { waitsUntil: null, trouble: error }),
});

const endedState = ({ error, state, copied = null }: Run, items: JobItem[]): JobState => ({
  items: error === null || error.link !== undefined ? items : stoppedBy(items, error),
  state: state === 'done' ? 'done' : 'stopped',
  copied,
  waitsUntil: null,
});

/** A link that is not as asked is in the error alone, as it is not copied. */
export const itemOf = ({ url, title, full, service, link, state, error }: RunRow): JobItem => ({
  url,
  title,
  ...(full !== undefined && { full }),
  ...(service !== undefined && { service }),
  link: (error === null ? link : null) ?? null,
  error: state === 'waiting' ? null : error,
});

/** What stopped a run is the failure of its next address. */
function stoppedBy(items: readonly JobItem[], error: JobItem['error']): JobItem[] {
  const next = items.findIndex((item) => item.link === null && item.error === null);
  return items.map((item, index) => (index === next ? { ...item, error } : item));
}
