import { useCallback, useState } from 'preact/hooks';

import { bulkResults } from '@/components/options/bulk/results';
import { RowList, RowValue } from '@/components/options/bulk/row-list';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { SecretField } from '@/components/ui/fields';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import type { Bulk } from '@/lib/model/bulk';
import { checkPassword } from '@/lib/rules/secrets';
import { countText } from '@/lib/texts/format';
import { problemSentence } from '@/lib/texts/problems';

interface LockedRowsProps {
  services: Pick<OptionsServices, 'send'>;
  job: Bulk;
  busy: boolean;
  /** Does something to the job. */
  onChange: (change: () => Promise<Bulk | null>) => Promise<unknown>;
}

/** The rows that wait for their password, which nobody knows any more but the person: it is entered again, or they are left out. */
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
  const count = countText(job.locked, 'row waits', 'rows wait');
  return (
    <Notice
      tone="warning"
      title={`${count} for ${job.locked === 1 ? 'its' : 'their'} password.`}
      actions={
        <Button busy={busy} onClick={leaveOut}>
          Leave these rows out
        </Button>
      }
    >
      <p>
        Curtail keeps passwords in memory only, so they are gone once the browser was closed or a
        row has failed.
      </p>
      <form class="bulk-locked" noValidate onSubmit={submit}>
        <SecretField
          label="Password for these rows"
          name="password"
          value={password}
          onInput={setPassword}
          problem={isSent && problem !== undefined ? problemSentence(problem) : undefined}
        />
        <Button variant="primary" type="submit" busy={busy}>
          Use this password
        </Button>
      </form>
      <p>
        Different passwords? Leave these rows out, save the failures as CSV, enter each password
        there, and drop that file here.
      </p>
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
    <LoadedPart loaded={useLoaded(load)} what="the rows">
      {({ value }) => (
        <RowList
          title={`Show ${countText(locked, 'row')}`}
          rows={value}
          keyOf={({ line }, index) => `${line} ${index}`}
          line={({ line, url }) => (
            <>
              <strong>Line {line}:</strong> <RowValue text={url} />
            </>
          )}
        />
      )}
    </LoadedPart>
  );
}
