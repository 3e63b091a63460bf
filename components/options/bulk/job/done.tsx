import { useCallback, useId } from 'preact/hooks';

import { bulkResults } from '@/components/options/bulk/results';
import { ResultRows } from '@/components/options/bulk/row-list';
import { useJobChange } from '@/components/options/bulk/use-bulk-job';
import { useAsk } from '@/components/ui/ask';
import { Failure } from '@/components/ui/failure';
import { Loaded } from '@/components/ui/loaded';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Bulk, BulkResult } from '@/lib/model/run';
import { bulkStateText } from '@/lib/texts/jobs';
import { numberText } from '@/lib/texts/numbers';
import { plural, t } from '@/lib/texts/translate';

import { DoneActions } from './job-buttons';
import { ResultLinks } from './result-links';
import { useExportResults } from './use-export-results';

interface DonePartProps {
  job: Bulk;
  onJob: (job: Bulk | null) => void;
}

/** The results of a bulk job, and the actions on them. */
export function DonePart({ job, onJob }: DonePartProps) {
  const services = useServices();
  const { send } = services;
  const { id, name, failed } = job;
  const headingId = useId();
  const { isPending, error, run, retry } = useJobChange(onJob);
  const resultExports = useExportResults(job);
  const { ask, dialog } = useAsk();
  const dismiss = async () => {
    await send('bulk.dismiss', { id });
    return null;
  };
  const leave = () => {
    if (failed === 0 || resultExports.isSaved) return void run(dismiss);
    // Rows that failed, and why, would be forgotten.
    ask({
      title: t('bulk_leave_title'),
      content: <p>{plural('bulk_leave_warning', failed)}</p>,
      action: t('bulk_leave'),
      run: async () => onJob(await dismiss()),
    });
  };
  return (
    <section class="section bulk-done" aria-labelledby={headingId}>
      <h2 id={headingId}>{bulkStateText(job)}</h2>
      {name === '' ? null : (
        <p class="screen-lead">
          <bdi>{name}</bdi>
        </p>
      )}
      <Figures job={job} />
      <DoneActions
        job={job}
        resultExports={resultExports}
        busy={isPending}
        onRetry={() => void run(async () => send('bulk.retry', { id }))}
        onLeave={leave}
      />
      {failed > 0 ? <p class="screen-lead">{t('bulk_failed_hint')}</p> : null}
      {error === null ? null : <Failure error={error} retry={retry} busy={isPending} />}
      <RowsWithIssues job={job} />
      <ResultLinks job={job} />
      {dialog}
    </section>
  );
}

/** What came of the rows, in numbers that are seen at once. */
function Figures({ job: { made, existing, failed } }: { job: Bulk }) {
  const figures = [
    { name: t('bulk_figure_created'), count: made, tone: 'dot-success' },
    { name: t('bulk_figure_existing'), count: existing, tone: '' },
    { name: t('bulk_figure_failed'), count: failed, tone: failed > 0 ? 'dot-danger' : '' },
  ];
  return (
    <dl class="bulk-figures">
      {figures.map(({ name, count, tone }) => (
        <div key={name} class="bulk-figure">
          <dt>
            <span class={`dot ${tone}`} />
            {name}
          </dt>
          <dd>{numberText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowsWithIssuesProps {
  job: Bulk;
}

/** The rows that failed, and those whose link may not be as asked or could not be filed, by their lines, with the reasons. */
function RowsWithIssues({ job: { id, total, failed } }: RowsWithIssuesProps) {
  const services = useServices();
  const load = useCallback(async () => {
    const results = await bulkResults(services, { id, total });
    return results.filter(({ error }) => error !== null);
  }, [services, id, total]);
  const loaded = useLoaded(load);
  // Mostly there is nothing to tell, so nothing is said of looking.
  if (failed === 0 && loaded.state === 'loading') return null;
  return (
    <Loaded of={loaded} loading="bulk_failed_loading" failed="bulk_failed_load_failed">
      {({ value }) => {
        const unmade = value.filter(({ state }) => state === 'failed');
        const made = value.filter(({ state }) => state !== 'failed');
        const unsure = made.filter(mayDiffer);
        const unfiled = made.filter((result) => !mayDiffer(result));
        if (value.length === 0) return null;
        return (
          <div class="bulk-card">
            <ResultRows
              tone="danger"
              title={plural('bulk_failed_rows', unmade.length)}
              rows={unmade}
            />
            <ResultRows
              tone="warning"
              title={plural('bulk_unsure', unsure.length)}
              rows={unsure}
              value={({ url, shortUrl }) => shortUrl ?? url}
            >
              <p class="screen-lead">{t('bulk_unsure_hint')}</p>
            </ResultRows>
            <ResultRows
              tone="warning"
              title={plural('bulk_not_added', unfiled.length)}
              rows={unfiled}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

/** What is said of the link itself comes with the link, or with what was asked for; a failure to file it has neither. */
const mayDiffer = ({ error }: BulkResult): boolean =>
  error?.link !== undefined || (error?.code === 'not_confirmed' && error.field !== undefined);
