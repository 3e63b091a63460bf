import { useState } from 'preact/hooks';

import { launchSheet, purposeOf } from '@/components/options/bulk/launch/launch-sheet';
import {
  bulkResults,
  failuresTable,
  hasLink,
  resultsTable,
} from '@/components/options/bulk/results';
import { csvFile } from '@/components/options/csv-file';
import { printCodesOf } from '@/components/options/qr/print-codes';
import { useCopy } from '@/components/ui/copy';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { CopyLink } from '@/lib/copy/copy-content';
import type { copiedTable } from '@/lib/copy/copy-table';
import type { Bulk, BulkResult } from '@/lib/model/run';
import { t } from '@/lib/texts/translate';

/** Downloads and copies the results of a job, one at a time; a second click does nothing. */
export function useExportResults(job: Bulk) {
  const services = useServices();
  const { copy, copyLinks } = useCopy();
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
    copySheet: (write: typeof copiedTable) =>
      void run(async (results) => {
        const sheet = async () => {
          const { defuse } = await import('@/components/csv/csv');
          const rows = launchSheet((await results).filter(hasLink));
          return write(rows.map((cells) => cells.map(defuse)));
        };
        return copiedText(await copy(sheet, ''));
      }),
    printCodes: () =>
      void run(async (results) => {
        const links = (await results).filter(hasLink);
        await printCodesOf(
          links.map((link) => ({ shortUrl: link.shortUrl, about: purposeOf(link) })),
          services.send,
        );
        return '';
      }),
    copyAll: () =>
      void run(async (results) => {
        const links = results.then((all) => linksToCopy(all, job));
        return copiedText(await copyLinks(links));
      }),
  };
}

const copiedText = (isCopied: boolean | null): string =>
  isCopied === null ? '' : t(isCopied ? 'common_copied' : 'bulk_copy_failed');

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
