import { useRef } from 'preact/hooks';

import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import { Button } from '@/components/ui/button';
import { FilePicker } from '@/components/ui/file-picker';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/errors';
import { plural, t } from '@/lib/texts/translate';

import { ImportForm } from './import-form';
import { type CurrentData, ScrollIntoView, ProgressLine } from './progress';
import { type ChosenFile, useChosenFile } from './use-import';

/** Megabytes: more than twice what as many links as Curtail keeps take up. */
const maxMegabytes = 100;

const noMessage = { text: '', isProblem: false };

interface ImportPartProps {
  currentData: CurrentData;
  /** Something was imported, so that what is remembered is other than it was. */
  onImported: () => void;
}

/** Reading a file that was exported. */
export function ImportPart({ currentData, onImported }: ImportPartProps) {
  const { chosen, choose, forget } = useChosenFile();
  const field = useRef<HTMLInputElement>(null);
  const stop = () => {
    forget();
    // The button that was pressed goes away.
    field.current?.focus();
  };
  return (
    <PreferenceGroup title={t('data_import_title')}>
      <p class="screen-lead">{t('data_import_lead')}</p>
      <FilePicker
        accept=".json,application/json"
        maxBytes={maxMegabytes}
        onPick={choose}
        message={chosen.state === 'declined' ? { text: chosen.reason, isProblem: true } : noMessage}
        inputRef={field}
      />
      {chosen.state === 'ready' ? (
        <ImportForm
          key={chosen.content}
          currentData={currentData}
          name={chosen.name}
          content={chosen.content}
          onImported={onImported}
        />
      ) : (
        <ScrollIntoView of={chosen.state}>
          <CheckStatus chosen={chosen} onStop={stop} />
        </ScrollIntoView>
      )}
    </PreferenceGroup>
  );
}

interface CheckStatusProps {
  chosen: Exclude<ChosenFile, { state: 'ready' }>;
  onStop: () => void;
}

/** How far the check of a file has come, and why it cannot be imported. */
function CheckStatus({ chosen, onStop }: CheckStatusProps) {
  switch (chosen.state) {
    case 'none':
    case 'declined':
      return null;
    case 'checking':
      return (
        <ProgressLine
          begun={t('data_checking', { name: chosen.name })}
          reached={({ done, total }) =>
            plural('data_checking_links', total, { done, name: chosen.name })
          }
          progress={chosen.progress}
          onStop={onStop}
        />
      );
    case 'refused':
      return (
        <Notice tone="error" title={t('data_import_refused', { name: chosen.name })}>
          <p>{chosen.reason}</p>
          <p>{t('data_import_unchanged')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          title={t('data_check_failed', { name: chosen.name })}
          actions={<Button onClick={chosen.retry}>{t('common_try_again')}</Button>}
        >
          {errorText(chosen.error).sentence}
        </Notice>
      );
  }
}
