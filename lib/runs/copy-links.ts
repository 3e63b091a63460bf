import { copyContent } from '@/lib/copy/copy-content';
import { defaultPreferences } from '@/lib/model/preferences';
import type { Job } from '@/lib/model/run';
import { linksOf } from '@/lib/rules/job';

import type { ClipboardTurn, RunsDependencies } from './ports';

/** Puts the links of a job on the clipboard, and closes that. @returns null without any */
export async function copyLinks(
  { requestsOf }: RunsDependencies,
  job: Job,
  clipboard: ClipboardTurn,
): Promise<boolean | null> {
  const links = linksOf(job);
  try {
    if (links.length === 0) return null;
    const preferences = await requestsOf(job.service ?? '', job.private)
      .then(async (requests) => requests.preferences())
      .catch(() => defaultPreferences);
    return await clipboard.write(copyContent(links, preferences));
  } finally {
    clipboard.close();
  }
}
