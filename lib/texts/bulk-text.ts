import type { Bulk } from '@/lib/model/bulk';

import { countText, numberText } from './count-text';
import { inOneSentence } from './error-sentence';

/** How far a bulk job has come, such as `412 of 1,000 links made, 3 failed`. */
export const bulkProgressText = (job: Bulk): string =>
  withTheRest(`${numberText(job.made)} of ${countText(job.total, 'link')} made`, job);

/** How a bulk job stands, as long as that stays so; of one that is done, what came of it. */
export function bulkStateText(job: Bulk): string {
  if (job.state === 'paused') return 'Paused';
  if (job.state === 'working') return `Making ${countText(job.total, 'link')}`;
  return withTheRest(`${countText(job.made, 'link')} made`, job);
}

/** What is told of a bulk job, once it is done or could not go on, to whoever does not look at it. */
export function bulkNews(job: Bulk): { title: string; message: string } {
  const title = bulkStateText(job);
  if (job.state === 'done' || job.error === null) return { title, message: 'The list is done.' };
  return { title: `${title}: ${bulkProgressText(job)}`, message: inOneSentence(job.error) };
}

/** With the rows whose links were not made. */
function withTheRest(text: string, { existing, failed }: Bulk): string {
  const parts = [text];
  if (existing > 0) parts.push(`${numberText(existing)} there already`);
  if (failed > 0) parts.push(`${numberText(failed)} failed`);
  return parts.join(', ');
}
