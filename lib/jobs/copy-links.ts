import type { Job } from '@/lib/contract/job';
import { defaultPreferences } from '@/lib/contract/preferences';
import { copyContent } from '@/lib/rules/copy-content';
import { linksOf } from '@/lib/rules/links-of-job';

import type { ClipboardTurn, JobsDependencies } from './jobs';

/** @returns whether the clipboard holds the links of a job that has some */
export async function copyLinks(
  { preferences }: Pick<JobsDependencies, 'preferences'>,
  job: Job,
  clipboard: Pick<ClipboardTurn, 'write'>,
): Promise<boolean> {
  const wanted = await preferences().catch(() => defaultPreferences);
  return clipboard.write(copyContent(linksOf(job), wanted));
}
