import { useState } from 'preact/hooks';

import {
  bulkResults,
  failuresTable,
  hasLink,
  resultsTable,
} from '@/components/options/bulk/results';
import { csvFile } from '@/components/options/csv-file';
import type { OptionsServices } from '@/components/options/services';
import { useRequest } from '@/components/ui/use-request';
import { type CopyLink, copyContent } from '@/lib/copy/copy-content';
import type { Bulk, BulkResult } from '@/lib/model/bulk';
import { t } from '@/lib/texts/translate';

export type ResultExports = ReturnType<typeof useExportResults>;

/** Downloads and copies the results of a job, one at a time; a second click does nothing. */
export function useExportResults(services: OptionsServices, job: Bulk) {
  const [isSaved, setSaved] = useState(false);
  const { state, isPending, run } = useRequest(
    async (_tools, work: (results: BulkResult[]) => Promise<string>) =>
      work(await bulkResults(services, job)),
  );
  const save = (table: (results: BulkResult[]) => string[][], name: string) => () =>
    void run(async (results) => {
      services.saveFile(await csvFile([table(results)]), name);
      setSaved(true);
      return t('bulk_downloaded');
    });
  return {
    isPending,
    /** What became of it. */
    said:
      state.state === 'done'
        ? state.value
        : state.state === 'failed'
          ? t('bulk_download_failed')
          : '',
    /** Whether what became of the rows is in a file. */
    isSaved,
    saveResults: save(resultsTable, 'curtail-results.csv'),
    saveFailures: save(failuresTable, 'curtail-failures.csv'),
    copyAll: () =>
      void run(async (results) =>
        t((await copyResults(services, results, job)) ? 'common_copied' : 'bulk_copy_failed'),
      ),
  };
}

/** Copies the links of a list as the preferences say. @returns whether the clipboard holds them now */
export async function copyResults(
  { send, copyText }: Pick<OptionsServices, 'send' | 'copyText'>,
  results: readonly BulkResult[],
  job: Bulk,
): Promise<boolean> {
  const preferences = await send('preferences.get', undefined);
  const createdAt = job.endedAt ?? job.startedAt;
  const links = results
    .filter(hasLink)
    .map(({ shortUrl, url, title, alias, domain, expiry }): CopyLink => ({
      shortUrl,
      longUrl: url,
      title,
      createdAt,
      alias: alias || null,
      domain: domain || null,
      expiry: expiry || null,
    }));
  return links.length > 0 && (await copyText(copyContent(links, preferences)));
}
