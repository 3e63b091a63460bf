import { useCallback, useState } from 'preact/hooks';

import { NotConnected } from '@/components/account/account-gate';
import { ConnectLink } from '@/components/account/remedies';
import { NotPermitted } from '@/components/options/connect/connected';
import type { ScreenProps, OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import type { Bulk } from '@/lib/model/bulk';
import type { ConnectionView } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import { mayBeOffered } from '@/lib/rules/may-be-offered';
import { errorText } from '@/lib/texts/errors';
import { bulkStateText } from '@/lib/texts/jobs';
import { t } from '@/lib/texts/translate';

import { useForgetDraft } from './draft';
import { DonePart } from './job/done';
import { RunningPart } from './job/running';
import { NewList } from './new/new-list';
import { useBulkJob } from './use-bulk-job';

import '@/components/ui/choice.css';
import './bulk.css';

/** Many links at once: from a list, a file or the tabs of a window. */
export function BulkScreen({ services }: ScreenProps) {
  const load = useCallback(async () => {
    const connection = await services.send('connection.get', undefined);
    if (connection === null) return null;
    const [preferences, isPermitted] = await Promise.all([
      services.send('preferences.get', undefined),
      services.hasOrigin(connection.originPattern),
    ]);
    return { connection, preferences, isPermitted };
  }, [services]);
  const loaded = useLoaded(load);
  useForgetDraft(loaded.state === 'ready' && loaded.value === null);
  return (
    <Screen title={t('bulk_title')} wide>
      <LoadedPart
        loaded={loaded}
        texts={{ loading: t('bulk_connection_loading'), failed: t('bulk_connection_load_failed') }}
      >
        {({ value, reload }) =>
          value === null || !value.isPermitted || !mayBeOffered(value.connection.apis.shortUrl) ? (
            <BulkUnavailable
              services={services}
              connection={value?.connection ?? null}
              onPermitted={reload}
            />
          ) : (
            <BulkContent
              services={services}
              connection={value.connection}
              preferences={value.preferences}
            />
          )
        }
      </LoadedPart>
    </Screen>
  );
}

interface BulkContentProps {
  services: OptionsServices;
  connection: ConnectionView;
  preferences: Preferences;
}

/** The job that there is; without one, a list for the next. */
function BulkContent(props: BulkContentProps) {
  const { job, error, show, look } = useBulkJob(props.services);
  const [isOther, setOther] = useState(false);
  const take = (next: Bulk | null, other = false) => {
    show(next);
    setOther((was) => next !== null && (other || was));
  };
  if (job === undefined) {
    return error === null ? (
      <p class="screen-lead" role="status">
        {t('bulk_job_loading')}
      </p>
    ) : (
      <Notice
        tone="error"
        title={t('bulk_job_load_failed')}
        actions={<Button onClick={look}>{t('common_try_again')}</Button>}
      >
        {errorText(error).sentence}
      </Notice>
    );
  }
  return (
    <>
      {/* It stays while the rest changes, so that readers hear how the job comes along. */}
      <p class="unseen" role="status">
        {job === null ? '' : bulkStateText(job)}
      </p>
      {job === null ? (
        <NewList {...props} onJob={take} />
      ) : (
        <Job {...props} job={job} isOther={isOther} onJob={take} />
      )}
    </>
  );
}

interface JobProps extends BulkContentProps {
  job: Bulk;
  /** It was under way when another one was to be begun. */
  isOther: boolean;
  onJob: (job: Bulk | null) => void;
}

function Job({ services, connection, job, isOther, onJob }: JobProps) {
  return (
    <>
      {isOther ? (
        <Notice tone="info" title={t('bulk_running_title')}>
          {t('bulk_running')}
        </Notice>
      ) : null}
      {job.state === 'done' ? (
        <DonePart key={job.id} services={services} job={job} onJob={onJob} />
      ) : (
        <RunningPart
          key={job.id}
          services={services}
          job={job}
          originPattern={connection.originPattern}
          onJob={onJob}
        />
      )}
    </>
  );
}

interface BulkUnavailableProps {
  services: Pick<OptionsServices, 'requestOrigin'>;
  /** Null for none. */
  connection: ConnectionView | null;
  onPermitted: () => void;
}

/** Why no links can be made, and what mends that. */
function BulkUnavailable({ services, connection, onPermitted }: BulkUnavailableProps) {
  if (connection === null) return <NotConnected hint="bulk_connect_hint" />;
  const { apis, originPattern } = connection;
  if (mayBeOffered(apis.shortUrl)) {
    return (
      <NotPermitted services={services} originPattern={originPattern} onPermitted={onPermitted} />
    );
  }
  return (
    <Notice
      tone="warning"
      title={t('bulk_absent_title')}
      actions={<ConnectLink variant="primary" />}
    >
      {t(apis.shortUrl === 'absent' ? 'bulk_absent' : 'bulk_refused')}
    </Notice>
  );
}
