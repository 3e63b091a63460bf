import { useCallback, useState } from 'preact/hooks';

import { Unavailable } from '@/components/options/connect/unavailable';
import { ServiceLine, useServiceOf } from '@/components/options/connected-services';
import { TurnedOff, useIsOff } from '@/components/options/managed';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ConnectionView } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import type { Bulk } from '@/lib/model/run';
import { canMakeLinks } from '@/lib/rules/offered';
import { bulkStateText } from '@/lib/texts/jobs';
import { t } from '@/lib/texts/translate';

import { useForgetDraft } from './draft';
import { DonePart } from './job/done';
import { RunningPart } from './job/running';
import { NewList } from './new/new-list';
import { Steps } from './steps';
import { useBulkJob } from './use-bulk-job';

import '@/components/ui/choice.css';
import './bulk.css';

/** Many links at once: from a list, a file or the tabs of a window. */
export function BulkScreen() {
  const { hasOrigin, send } = useServices();
  const load = useCallback(async () => {
    const connection = await send('connection.get', undefined);
    if (connection === null) return null;
    const [preferences, isPermitted] = await Promise.all([
      send('preferences.get', undefined),
      hasOrigin(connection.originPattern),
    ]);
    return { connection, preferences, isPermitted };
  }, [hasOrigin, send]);
  const loaded = useLoaded(load);
  useForgetDraft(loaded.state === 'ready' && loaded.value === null);
  return (
    <Screen title={t('bulk_title')} wide>
      <Loaded of={loaded} failed="connection_load_failed">
        {({ value, reload }) =>
          value === null || !value.isPermitted || !canMakeLinks(value.connection) ? (
            <Unavailable connection={value?.connection ?? null} onPermitted={reload} />
          ) : (
            <BulkContent {...value} />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface BulkContentProps {
  connection: ConnectionView;
  preferences: Preferences;
}

/** The job that there is; without one, a list for the next. */
function BulkContent({ connection, preferences }: BulkContentProps) {
  const { loaded, show } = useBulkJob();
  const [isOther, setOther] = useState(false);
  const isOff = useIsOff('bulk');
  const take = (next: Bulk | null, other = false) => {
    show(next);
    setOther((was) => next !== null && (other || was));
  };
  return (
    <Loaded of={loaded} failed="bulk_job_load_failed">
      {({ value: job }) => (
        <>
          {job !== null ? (
            <Job connection={connection} job={job} isOther={isOther} onJob={take} />
          ) : isOff ? (
            <TurnedOff />
          ) : (
            <NewList connection={connection} preferences={preferences} onJob={take} />
          )}
          {/* It stays while the rest changes, so that readers hear how the job comes along. */}
          <p key="state" class="unseen" role="status">
            {job === null ? '' : bulkStateText(job)}
          </p>
        </>
      )}
    </Loaded>
  );
}

interface JobProps {
  connection: ConnectionView;
  job: Bulk;
  /** It was under way when another one was to be begun. */
  isOther: boolean;
  onJob: (job: Bulk | null) => void;
}

function Job({ connection, job, isOther, onJob }: JobProps) {
  const owner = useServiceOf(job.service);
  const isDone = job.state === 'done';
  return (
    <>
      <ServiceLine service={owner} />
      {owner === undefined || owner.inUse || isDone ? null : (
        <p class="screen-lead">{t('bulk_service_beside', { service: owner.label })}</p>
      )}
      <Steps current={isDone ? 4 : 3} />
      {isOther ? (
        <Notice tone="info" title={isDone ? undefined : t('bulk_running_title')}>
          {t(isDone ? 'bulk_other_done' : 'bulk_running')}
        </Notice>
      ) : null}
      {isDone ? (
        <DonePart key={job.id} job={job} onJob={onJob} />
      ) : (
        <RunningPart
          key={job.id}
          job={job}
          originPattern={(owner?.connection ?? connection).originPattern}
          onJob={onJob}
        />
      )}
    </>
  );
}
