import { useRef, useState } from 'preact/hooks';

import { useHandedOver } from '@/components/options/drop/hand-over';
import { type StepsProgress, stepsUntil } from '@/components/options/use-steps';
import { Card } from '@/components/ui/card';
import { Failure } from '@/components/ui/failure';
import { FilePicker, validatePickedFile } from '@/components/ui/file-picker';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { plural, t } from '@/lib/texts/translate';

import type { CurrentData } from './import-choices';
import { ImportForm } from './import-form';
import { InSight, ProgressLine } from './in-sight';
import { readChosenFile } from './read-file';

/** Megabytes: more than twice what as many links as Curtail keeps take up. */
const maxMegabytes = 100;

interface ImportPartProps {
  currentData: CurrentData;
  /** Something was imported, so that what is remembered is other than it was. */
  onImported: () => void;
}

/** Reading a file that was exported; choosing another one ends the check of the one before. */
export function ImportPart({ currentData, onImported }: ImportPartProps) {
  const { send } = useServices();
  const [picked, setPicked] = useState<File | string>('');
  const [progress, setProgress] = useState<StepsProgress | null>(null);
  const { state, restart, retry, abandon } = useRequest(async ({ signal }, file: File) => {
    setProgress(null);
    const reach = (done: number, total: number) => {
      if (!signal.aborted) setProgress({ done, total });
    };
    return readChosenFile(send, file, stepsUntil(signal, reach));
  });
  const field = useRef<HTMLInputElement>(null);
  const choose = (next: File | string) => {
    setPicked(next);
    if (typeof next === 'string') abandon();
    else void restart(next);
  };
  useHandedOver('backup', (files) => choose(validatePickedFile(files, maxMegabytes)));
  const declined = typeof picked === 'string' ? picked : '';
  const name = typeof picked === 'string' ? '' : picked.name;
  const content = state.state === 'done' ? state.value : null;
  return (
    <Card title={t('data_import_title')}>
      <p class="screen-lead">{t('data_import_lead')}</p>
      <FilePicker
        accept=".json,application/json"
        maxBytes={maxMegabytes}
        onPick={choose}
        message={{ text: declined, isProblem: declined !== '' }}
        inputRef={field}
      />
      {content !== null && !('reason' in content) ? (
        <ImportForm key={content} {...{ currentData, name, content, onImported }} />
      ) : state.state === 'idle' ? null : (
        <InSight key={state.state}>
          {state.state === 'failed' ? (
            <Failure title={t('data_check_failed', { name })} error={state.error} retry={retry} />
          ) : content !== null ? (
            <Notice tone="error" title={t('data_import_refused', { name })}>
              <p>{content.reason}</p>
              <p>{t('data_import_unchanged')}</p>
            </Notice>
          ) : (
            <ProgressLine
              begun={t('data_checking', { name })}
              reached={({ done, total }) => plural('data_checking_links', total, { done, name })}
              progress={progress}
              onStop={() => {
                abandon();
                // The button that was pressed goes away.
                field.current?.focus();
              }}
            />
          )}
        </InSight>
      )}
    </Card>
  );
}
