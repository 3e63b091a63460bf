import { useRef } from 'preact/hooks';

import { RunningPart } from '@/components/options/bulk/job/running';
import { useBulkJob } from '@/components/options/bulk/use-bulk-job';
import { ServiceLine, useServiceOf } from '@/components/options/connected-services';
import type { ConnectionView } from '@/lib/model/connection';
import { bulkStateText } from '@/lib/texts/jobs';
import { t } from '@/lib/texts/translate';

import '@/components/options/bulk/bulk.css';

/** The list under way, and what became of it where its end was seen here. */
export function PanelRun({ connection }: { connection: ConnectionView }) {
  const { loaded, show } = useBulkJob();
  const seen = useRef('');
  const job = loaded.state === 'ready' ? loaded.value : null;
  const owner = useServiceOf(job?.service ?? '');
  if (job === null) return null;
  if (job.state !== 'done') {
    seen.current = job.id;
    const { originPattern } = owner?.connection ?? connection;
    return (
      <>
        {owner?.inUse === false ? <ServiceLine service={owner} /> : null}
        <RunningPart key={job.id} job={job} originPattern={originPattern} onJob={show} />
      </>
    );
  }
  if (seen.current !== job.id) return null;
  return (
    <section class="card">
      <p class="bulk-numbers" role="status">
        {bulkStateText(job)}
      </p>
      <div class="section-actions">
        <a class="button button-secondary" href="#many">
          {t('bulk_title')}
        </a>
      </div>
    </section>
  );
}
