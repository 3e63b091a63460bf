import { behindHeadline } from '@/components/popup/link-info/behind-headline';
import type { ElsewhereView, JobView } from '@/components/popup/view';
import { countDone } from '@/lib/rules/undone-items';

import { copiedText, endedText } from './job-words';

/** What a screen reader is told of what was begun without the popup; blank where focus or an alert says it. */
export function elsewhereStatus(view: ElsewhereView): string {
  if (view.name === 'behind') return behindHeadline(view);
  if (view.name === 'job') return jobStatus(view);
  return view.name === 'job_ended' ? endedText(view.count) : '';
}

function jobStatus({ job, copied }: JobView): string {
  if (job.state !== 'working') return copied === null ? '' : copiedText(job, copied);
  if (job.waitsUntil !== null) return 'Waiting for the service';
  // Told in steps: whoever listens would hear nothing else.
  const tenths = Math.floor((countDone(job) / job.items.length) * 10);
  return job.items.length === 1 ? 'Making your short link…' : `${tenths * 10} % done`;
}
