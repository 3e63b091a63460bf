import type { Bulk } from '@/lib/contract/bulk';

import { countText, numberText } from '../count-text';

/** How far a job is, such as “412 of 1,000 links made, 3 failed, about 12 minutes left”. @param left how much longer it takes, blank for nobody knows */
export function progressText({ total, made, existing, failed }: Bulk, left: string): string {
  const parts = [`${numberText(made)} of ${countText(total, 'link')} made`];
  if (existing > 0) parts.push(`${numberText(existing)} there already`);
  if (failed > 0) parts.push(`${numberText(failed)} failed`);
  if (left !== '') parts.push(`${left} left`);
  return parts.join(', ');
}

/** How a job stands, as long as that stays so; of one that is done, what came of it. */
export function stateText({ state, total, made, existing, failed }: Bulk): string {
  if (state === 'paused') return 'Paused';
  if (state === 'working') return `Making ${countText(total, 'link')}`;
  const parts = [`${countText(made, 'link')} made`];
  if (existing > 0) parts.push(`${numberText(existing)} there already`);
  if (failed > 0) parts.push(`${numberText(failed)} failed`);
  return parts.join(', ');
}
