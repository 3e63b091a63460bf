import { Hash, Table } from 'lucide';
import { useCallback, useId } from 'preact/hooks';

import { bulkResults, rowReasonText } from '@/components/options/bulk/results';
import { RowList, lineText } from '@/components/options/bulk/row-list';
import { useJobChange } from '@/components/options/bulk/use-bulk-job';
import { useAsk } from '@/components/ui/ask';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Loaded } from '@/components/ui/loaded';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { copiedTable, markdownTable } from '@/lib/copy/copy-table';
import type { Bulk, BulkResult } from '@/lib/model/run';
import { bulkStateText } from '@/lib/texts/jobs';
import { numberText } from '@/lib/texts/numbers';
import { plural, t } from '@/lib/texts/translate';

import { ResultLinks } from './result-links';
import { useExportResults } from './use-export-results';

interface DonePartProps {
  job: Bulk;
  onJob: (job: Bulk | null) => void;
}

/** The results of a bulk job, and the actions on them. */
export function DonePart({ job, onJob }: DonePartProps) {
  const { send } = useServices();
  const { id, name, made, existing, failed } = job;
  const headingId = useId();
  const { isPending: busy, error, run, retry } = useJobChange(onJob);
  const { isPending: isExporting, ...exports } = useExportResults(job);
  const { ask, dialog } = useAsk();
  const dismiss = async () => {
    await send('bulk.dismiss', { id });
    return null;
  };
  const leave = () => {
    if (failed === 0 || exports.isSaved) return void run(dismiss);
    // Rows that failed, and why, would be forgotten.
    ask({
      title: t('bulk_leave_title'),
      content: <p>{plural('bulk_leave_warning', failed)}</p>,
      action: t('bulk_leave'),
      run: async () => onJob(await dismiss()),
    });
  };
  const figures = [
    ['created', made, 'dot-success'],
    ['existing', existing, ''],
    ['failed', failed, failed > 0 ? 'dot-danger' : ''],
  ] as const;
  return (
    <section class="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{bulkStateText(job)}</h2>
      {name === '' ? null : <bdi class="screen-lead">{name}</bdi>}
      <dl class="facts bulk-figures">
        {figures.map(([figure, count, tone]) => (
          <div key={figure} class="bulk-card">
            <dt>
              <span class={`dot ${tone}`} /> {t(`bulk_figure_${figure}`)}
            </dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      </dl>
      <div class="section-actions">
        <Button variant="primary" busy={isExporting} onClick={exports.saveResults}>
          {t('bulk_results_download')}
        </Button>
        {made + existing > 0 ? <LinkExports busy={isExporting} exports={exports} /> : null}
        {failed > 0 ? (
          <>
            <Button busy={isExporting} onClick={exports.saveFailures}>
              {t('bulk_failed_download')}
            </Button>
            <Button busy={busy} onClick={() => void run(async () => send('bulk.retry', { id }))}>
              {t('bulk_retry')}
            </Button>
          </>
        ) : null}
        <Button busy={busy} onClick={leave}>
          {t('bulk_new')}
        </Button>
      </div>
      <p class="bulk-said" role="status">
        {exports.said}
      </p>
      {failed > 0 ? <p class="screen-lead">{t('bulk_failed_hint')}</p> : null}
      {error === null ? null : <Failure error={error} retry={retry} busy={busy} />}
      <RowsWithIssues job={job} />
      <ResultLinks job={job} />
      {dialog}
    </section>
  );
}

interface LinkExportsProps {
  busy: boolean;
  exports: Pick<ReturnType<typeof useExportResults>, 'copyAll' | 'copySheet' | 'printCodes'>;
}

/** The links of a job on the clipboard, and on paper. */
const LinkExports = ({ busy, exports: { copyAll, copySheet, printCodes } }: LinkExportsProps) => (
  <>
    <Button busy={busy} onClick={copyAll}>
      {t('bulk_copy_all')}
    </Button>
    <Menu label={t('link_copy_as')} of={Table} busy={busy}>
      {() => (
        <>
          <MenuItem of={Table} onPress={() => copySheet(copiedTable)}>
            {t('bulk_copy_table')}
          </MenuItem>
          <MenuItem of={Hash} onPress={() => copySheet(markdownTable)}>
            {t('bulk_copy_markdown')}
          </MenuItem>
        </>
      )}
    </Menu>
    <Button busy={busy} onClick={printCodes}>
      {t('qr_print')}
    </Button>
  </>
);

/** Rows that failed, or have a link that may not be as asked or could not be filed, with the reasons. */
function RowsWithIssues({ job: { id, total, failed } }: Pick<DonePartProps, 'job'>) {
  const services = useServices();
  const load = useCallback(async () => {
    const results = await bulkResults(services, { id, total });
    return results.filter(({ error }) => error !== null);
  }, [services, id, total]);
  const loaded = useLoaded(load);
  // Mostly there is nothing to tell, so nothing is said of looking.
  if (failed === 0 && loaded.state === 'loading') return null;
  return (
    <Loaded of={loaded} failed="bulk_failed_load_failed">
      {({ value }) => {
        const unmade = value.filter(({ state }) => state === 'failed');
        const made = value.filter(({ state }) => state !== 'failed');
        const unsure = made.filter(mayDiffer);
        const unfiled = made.filter((result) => !mayDiffer(result));
        return value.length === 0 ? null : (
          <div class="bulk-card">
            <RowList
              tone="danger"
              title={plural('bulk_failed_rows', unmade.length)}
              rows={unmade}
              listed={listedIssue}
            />
            <RowList
              tone="warning"
              title={plural('bulk_unsure', unsure.length)}
              rows={unsure}
              listed={(row) => ({ ...listedIssue(row), value: row.shortUrl ?? row.url })}
            >
              <p class="screen-lead">{t('bulk_unsure_hint')}</p>
            </RowList>
            <RowList
              tone="warning"
              title={plural('bulk_not_added', unfiled.length)}
              rows={unfiled}
              listed={listedIssue}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

const listedIssue = (result: BulkResult) => ({
  place: lineText(result.line),
  reason: rowReasonText(result),
  value: result.url,
});

/** What is said of the link itself comes with the link, or with what was asked for; a failure to file it has neither. */
const mayDiffer = ({ error }: BulkResult): boolean =>
  error?.link !== undefined || (error?.code === 'not_confirmed' && error.field !== undefined);
