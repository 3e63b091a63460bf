import { useCallback, useState } from 'preact/hooks';

import { bulkResults } from '@/components/options/bulk/results';
import { RowList, lineText } from '@/components/options/bulk/row-list';
import { Button } from '@/components/ui/button';
import { SecretField } from '@/components/ui/fields';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Bulk } from '@/lib/model/run';
import { checkPassword } from '@/lib/rules/secrets';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

interface LockedRowsProps {
  job: Bulk;
  busy: boolean;
  onChange: (change: () => Promise<Bulk | null>) => Promise<unknown>;
}

/** The rows that wait for their password, which only the user still knows: it is entered again, or they are skipped. */
export function LockedRows({ job, busy, onChange }: LockedRowsProps) {
  const services = useServices();
  const { send } = services;
  const { id, total } = job;
  const load = useCallback(async () => {
    const results = await bulkResults(services, { id, total });
    return results.filter(({ lacksPassword }) => lacksPassword);
  }, [services, id, total]);
  const rows = useLoaded(load);
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
        <Button
          busy={busy}
          onClick={() => void onChange(async () => send('bulk.leaveOut', { id }))}
        >
          {t('bulk_locked_skip')}
        </Button>
      }
    >
      <p>{t('bulk_locked_why')}</p>
      <form class="section bulk-locked" noValidate onSubmit={submit}>
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
      <Loaded of={rows} failed="bulk_locked_load_failed">
        {({ value }) => (
          <RowList
            title={plural('bulk_locked_show', job.locked)}
            rows={value}
            listed={({ line, url }) => ({ place: lineText(line), value: url })}
          />
        )}
      </Loaded>
    </Notice>
  );
}
