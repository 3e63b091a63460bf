import { useCallback, useState } from 'preact/hooks';

import { bulkResults } from '@/components/options/bulk/results';
import { RowList } from '@/components/options/bulk/row-list';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { SecretField } from '@/components/ui/fields';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import type { Bulk } from '@/lib/model/run';
import { checkPassword } from '@/lib/rules/secrets';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

interface LockedRowsProps {
  services: Pick<OptionsServices, 'send'>;
  job: Bulk;
  busy: boolean;
  /** Does something to the job. */
  onChange: (change: () => Promise<Bulk | null>) => Promise<unknown>;
}

/** The rows that wait for their password, which nobody knows any more but the person: it is entered again, or they are skipped. */
export function LockedRows({ services, job, busy, onChange }: LockedRowsProps) {
  const { send } = services;
  const { id } = job;
  const leaveOut = () => void onChange(async () => send('bulk.leaveOut', { id }));
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const problem = password === '' ? 'password_missing' : checkPassword(password);
  const submit = (event: Event) => {
    event.preventDefault();
    setSent(true);
    if (problem !== undefined || busy) return;
    void onChange(async () => send('bulk.enterPassword', { id, password }));
  };
  return (
    <Notice
      tone="warning"
      title={plural('bulk_locked', job.locked)}
      actions={
        <Button busy={busy} onClick={leaveOut}>
          {t('bulk_locked_skip')}
        </Button>
      }
    >
      <p>{t('bulk_locked_why')}</p>
      <form class="bulk-locked" noValidate onSubmit={submit}>
        <SecretField
          label={t('bulk_locked_password')}
          name="password"
          value={password}
          onInput={setPassword}
          problem={isSent && problem !== undefined ? problemSentence(problem) : undefined}
        />
        <Button variant="primary" type="submit" busy={busy}>
          {t('bulk_locked_use')}
        </Button>
      </form>
      <p>{t('bulk_locked_different')}</p>
      <LockedRowList services={services} job={job} />
    </Notice>
  );
}

function LockedRowList({
  services,
  job: { id, total, locked },
}: Pick<LockedRowsProps, 'services' | 'job'>) {
  const load = useCallback(async () => {
    const results = await bulkResults(services, { id, total });
    return results.filter(({ lacksPassword }) => lacksPassword);
  }, [services, id, total]);
  return (
    <LoadedPart
      loaded={useLoaded(load)}
      texts={{ loading: t('bulk_locked_loading'), failed: t('bulk_locked_load_failed') }}
    >
      {({ value }) => (
        <RowList
          title={plural('bulk_locked_show', locked)}
          rows={value}
          listed={({ line, url }) => ({ place: t('bulk_row_line', { line }), value: url })}
        />
      )}
    </LoadedPart>
  );
}
