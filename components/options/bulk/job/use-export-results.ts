import { useState } from 'preact/hooks';

import {
  bulkResults,
  failuresTable,
  hasLink,
  resultsTable,
} from '@/components/options/bulk/results';
import { csvFile } from '@/components/options/csv-file';
import { useCopy } from '@/components/ui/copy';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { CopyLink } from '@/lib/copy/copy-content';
import type { Bulk, BulkResult } from '@/lib/model/run';
import { t } from '@/lib/texts/translate';

/** Downloads and copies the results of a job, one at a time; a second click does nothing. */
export function useExportResults(job: Bulk) {
  const services = useServices();
  const { copyLinks } = useCopy();
  const [isSaved, setSaved] = useState(false);
  const { state, isPending, run } = useRequest(
    async (_tools, work: (results: Promise<BulkResult[]>) => Promise<string>) =>
      work(bulkResults(services, job)),
  );
  const save = (table: (results: BulkResult[]) => string[][], name: string) => () =>
    void run(async (results) => {
      services.saveFile(await csvFile([table(await results)]), name);
      setSaved(true);
      return t('bulk_downloaded');
    });
  return {
    isPending,
    said:
      state.state === 'failed' ? t('bulk_download_failed') : state.state === 'done' && state.value,
    /** Whether what became of the rows is in a file. */
    isSaved,
    saveResults: save(resultsTable, 'curtail-results.csv'),
    saveFailures: save(failuresTable, 'curtail-failures.csv'),
    copyAll: () =>
      void run(async (results) => {
        const links = results.then((all) => linksToCopy(all, job));
        const isCopied = await copyLinks(links);
        return isCopied === null ? '' : t(isCopied ? 'common_copied' : 'bulk_copy_failed');
      }),
  };
}

/** The links of a list, as they are copied. */
export function linksToCopy(results: readonly BulkResult[], job: Bulk): CopyLink[] {
  const createdAt = job.endedAt ?? job.startedAt;
  return results.filter(hasLink).map(({ shortUrl, url, title, alias, domain, expiry }) => ({
    shortUrl,
    longUrl: url,
    title,
    createdAt,
    alias: alias || null,
    domain: domain || null,
    expiry: expiry || null,
  }));
}
