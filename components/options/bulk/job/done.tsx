import type { ComponentChildren } from 'preact';
import { useCallback, useId, useState } from 'preact/hooks';

import { bulkResults, rowReasonText } from '@/components/options/bulk/results';
import { RowList, RowValue } from '@/components/options/bulk/row-list';
import { useJobChange } from '@/components/options/bulk/use-bulk-job';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import type { Bulk, BulkResult } from '@/lib/model/bulk';
import { bulkStateText } from '@/lib/texts/jobs';
import { plural, t } from '@/lib/texts/translate';

import { LeaveDialog } from './job-buttons';
import { type ResultExports, useExportResults } from './use-export-results';

interface DonePartProps {
  services: OptionsServices;
  job: Bulk;
  onJob: (job: Bulk | null) => void;
}

/** The results of a bulk job, and the actions on them. */
export function DonePart({ services, job, onJob }: DonePartProps) {
  const { send } = services;
  const { id, name, failed } = job;
  const headingId = useId();
  const { isPending, error, run, retry } = useJobChange(onJob);
  const resultExports = useExportResults(services, job);
  const [isAsking, setAsking] = useState(false);
  const dismiss = async () => {
    await send('bulk.dismiss', { id });
    return null;
  };
  const leave = () => {
    if (failed > 0 && !resultExports.isSaved) setAsking(true);
    else void run(dismiss);
  };
  return (
    <section class="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{bulkStateText(job)}</h2>
      {name === '' ? null : (
        <p class="screen-lead">
          <bdi>{name}</bdi>
        </p>
      )}
      <RowsWithIssues services={services} job={job} />
      <DoneActions
        job={job}
        resultExports={resultExports}
        busy={isPending}
        onRetry={() => void run(async () => send('bulk.retry', { id }))}
        onLeave={leave}
      />
      {error === null ? null : <ErrorNotice error={error} remedies={{ retry }} busy={isPending} />}
      {isAsking ? (
        <LeaveDialog
          failed={failed}
          onLeave={async () => onJob(await dismiss())}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

interface DoneActionsProps {
  job: Bulk;
  resultExports: ResultExports;
  /** Something is being done to the job. */
  busy: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

/** What can be done with a job that is done. */
function DoneActions({ job, resultExports, busy, onRetry, onLeave }: DoneActionsProps) {
  const { made, existing, failed } = job;
  return (
    <>
      <div class="section-actions">
        <Button
          variant="primary"
          busy={resultExports.isPending}
          onClick={resultExports.saveResults}
        >
          {t('bulk_results_download')}
        </Button>
        {made + existing > 0 ? (
          <Button busy={resultExports.isPending} onClick={resultExports.copyAll}>
            {t('bulk_copy_all')}
          </Button>
        ) : null}
        {failed > 0 ? (
          <>
            <Button busy={resultExports.isPending} onClick={resultExports.saveFailures}>
              {t('bulk_failed_download')}
            </Button>
            <Button busy={busy} onClick={onRetry}>
              {t('bulk_retry')}
            </Button>
          </>
        ) : null}
        <Button busy={busy} onClick={onLeave}>
          {t('common_done')}
        </Button>
      </div>
      <p class="bulk-said" role="status">
        {resultExports.said}
      </p>
      {failed > 0 ? <p class="screen-lead">{t('bulk_failed_hint')}</p> : null}
    </>
  );
}

interface RowsWithIssuesProps {
  services: Pick<OptionsServices, 'send'>;
  job: Bulk;
}

/** The rows that failed, and those whose link may not be as asked or could not be filed, by their lines, with the reasons. */
function RowsWithIssues({ services, job: { id, total, failed } }: RowsWithIssuesProps) {
  const load = useCallback(async () => {
    const results = await bulkResults(services, { id, total });
    return results.filter(({ error }) => error !== null);
  }, [services, id, total]);
  const loaded = useLoaded(load);
  // Mostly there is nothing to tell, so nothing is said of looking.
  if (failed === 0 && loaded.state === 'loading') return null;
  return (
    <LoadedPart
      loaded={loaded}
      texts={{ loading: t('bulk_failed_loading'), failed: t('bulk_failed_load_failed') }}
    >
      {({ value }) => {
        const unmade = value.filter(({ state }) => state === 'failed');
        const made = value.filter(({ state }) => state !== 'failed');
        const unsure = made.filter(mayDiffer);
        const unfiled = made.filter((result) => !mayDiffer(result));
        return (
          <>
            <Rows title={plural('bulk_failed_rows', unmade.length)} rows={unmade} />
            <Rows
              title={plural('bulk_unsure', unsure.length)}
              rows={unsure}
              value={({ url, shortUrl }) => shortUrl ?? url}
            >
              <p class="screen-lead">{t('bulk_unsure_hint')}</p>
            </Rows>
            <Rows title={plural('bulk_not_added', unfiled.length)} rows={unfiled} />
          </>
        );
      }}
    </LoadedPart>
  );
}

/** What is said of the link itself comes with the link, or with what was asked for; a failure to file it has neither. */
const mayDiffer = ({ error }: BulkResult): boolean =>
  error?.link !== undefined || (error?.code === 'not_confirmed' && error.field !== undefined);

interface RowsProps {
  title: string;
  rows: readonly BulkResult[];
  /** What tells which row it is. */
  value?: (row: BulkResult) => string;
  children?: ComponentChildren;
}

function Rows({ title, rows, value = ({ url }) => url, children }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <RowList
      title={title}
      rows={rows}
      keyOf={({ line }, index) => `${line} ${index}`}
      line={(result) => (
        <>
          <strong>{t('bulk_row_line', { line: result.line })}</strong> {rowReasonText(result)}{' '}
          <RowValue text={value(result)} />
        </>
      )}
    >
      {children}
    </RowList>
  );
}
