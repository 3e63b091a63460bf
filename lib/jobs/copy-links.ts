import { copyContent } from '@/lib/copy/copy-content';
import type { Job } from '@/lib/model/job';
import { defaultPreferences } from '@/lib/model/preferences';
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
