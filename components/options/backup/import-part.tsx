import { useRef } from 'preact/hooks';

import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import { Failure } from '@/components/ui/failure';
import { FilePicker } from '@/components/ui/file-picker';
import { Notice } from '@/components/ui/notice';
import { plural, t } from '@/lib/texts/translate';

import type { CurrentData } from './import-choices';
import { ImportForm } from './import-form';
import { ProgressLine, ScrollIntoView } from './outcome';
import { useChosenFile } from './use-import';

/** Megabytes: more than twice what as many links as Curtail keeps take up. */
const maxMegabytes = 100;

interface ImportPartProps {
  currentData: CurrentData;
  /** Something was imported, so that what is remembered is other than it was. */
  onImported: () => void;
}

/** Reading a file that was exported. */
export function ImportPart({ currentData, onImported }: ImportPartProps) {
  const { name, declined, progress, state, choose, retry, forget } = useChosenFile();
  const field = useRef<HTMLInputElement>(null);
  const stop = () => {
    forget();
    // The button that was pressed goes away.
    field.current?.focus();
  };
  const content = state.state === 'done' ? state.value : null;
  return (
    <PreferenceGroup title={t('data_import_title')}>
      <p class="screen-lead">{t('data_import_lead')}</p>
      <FilePicker
        accept=".json,application/json"
        maxBytes={maxMegabytes}
        onPick={choose}
        message={{ text: declined, isProblem: declined !== '' }}
        inputRef={field}
      />
      {content !== null && !('reason' in content) ? (
        <ImportForm
          key={content}
          currentData={currentData}
          name={name}
          content={content}
          onImported={onImported}
        />
      ) : (
        <ScrollIntoView of={state.state}>
          {state.state === 'pending' ? (
            <ProgressLine
              begun={t('data_checking', { name })}
              reached={({ done, total }) => plural('data_checking_links', total, { done, name })}
              progress={progress}
              onStop={stop}
            />
          ) : state.state === 'failed' ? (
            <Failure title={t('data_check_failed', { name })} error={state.error} retry={retry} />
          ) : content !== null ? (
            <Notice tone="error" title={t('data_import_refused', { name })}>
              <p>{content.reason}</p>
              <p>{t('data_import_unchanged')}</p>
            </Notice>
          ) : null}
        </ScrollIntoView>
      )}
    </PreferenceGroup>
  );
}
