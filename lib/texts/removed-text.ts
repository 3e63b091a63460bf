import type { Job } from '@/lib/model/job';
import { removedBetween } from '@/lib/rules/url/removed-tracking';

/** Which tracking parameters the links of a job leave out; null where they leave out none. */
export function removedText({ items }: Pick<Job, 'items'>): string | null {
  const names = new Set(
    items.flatMap(({ url, full, link }) =>
      full === undefined || link === null ? [] : removedBetween(full, url),
    ),
  );
  return names.size === 0 ? null : `Removed tracking: ${[...names].join(', ')}`;
}
