import { connectFailureTitle } from '@/components/options/connect/connect-failure';
import type { StepsProgress, StepsState } from '@/components/options/use-steps';
import { ServiceSays } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { plural, t } from '@/lib/texts/translate';

import { ConnectElsewhere } from './file-summary';
import { ProgressLine } from './progress';
import type { SavedFile } from './use-export';
import type { ImportWork } from './use-import';

interface ImportOutcomeProps {
  work: ImportWork;
  /** The address of the service that the file connects to. */
  address: string;
  /** Whether there is anything in the file but the connection. */
  hasMore: boolean;
  onStop: () => void;
}

/** How far an import has come, and what became of it. */
export function ImportOutcome({ work, address, hasMore, onStop }: ImportOutcomeProps) {
  const { state, step, told } = work;
  switch (state.state) {
    case 'idle':
      return null;
    case 'working':
      return step === 'connection' ? (
        <p role="status">{t('connection_connecting', { address })}</p>
      ) : (
        <ProgressLine
          begun={t('data_importing')}
          reached={({ done, total }) => plural('data_importing_links', total, { done })}
          progress={state.progress}
          onStop={onStop}
        />
      );
    case 'done':
      return (
        <Notice tone="success">
          <ImportedLines told={told} />
        </Notice>
      );
    case 'stopped':
      return (
        <Notice tone="info" title={t('data_import_canceled')}>
          <ImportedLines told={[...told, importProgressText(state.progress)]} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={failureText(state.error, step, address)}>
          <ServiceSays words={state.error.said} />
          <ImportedLines
            told={
              step === 'connection'
                ? [t('data_import_nothing'), ...(hasMore ? [withoutConnectionText()] : [])]
                : [...told, importProgressText(state.progress)]
            }
          />
          {step === 'connection' ? (
            <ConnectElsewhere error={state.error} address={address} />
          ) : null}
        </Notice>
      );
  }
}

const failureText = (error: ErrorReport, step: ImportWork['step'], address: string): string =>
  step === 'connection' ? connectFailureTitle(error, address) : errorText(error).sentence;

const withoutConnectionText = (): string =>
  t('data_import_clear_connection', { choice: t('data_connection') });

/** The links are added last, in parts. */
const importProgressText = (progress: StepsProgress | null): string =>
  progress === null
    ? t('data_import_no_links')
    : plural('data_import_some_links', progress.total, { done: progress.done });

function ImportedLines({ told }: { told: readonly string[] }) {
  return (
    <>
      {told.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

interface ExportOutcomeProps {
  state: StepsState<SavedFile>;
  onStop: () => void;
}

/** How far a file has come, and what became of it. */
export function ExportOutcome({ state, onStop }: ExportOutcomeProps) {
  switch (state.state) {
    case 'idle':
      return null;
    case 'working':
      return (
        <ProgressLine
          begun={t('data_exporting')}
          reached={({ done, total }) => plural('data_exporting_links', total, { done })}
          progress={state.progress}
          onStop={onStop}
        />
      );
    case 'done':
      return (
        <Notice tone="success">
          {plural('data_exported', state.value.links, { name: state.value.name })}
        </Notice>
      );
    case 'stopped':
      return <Notice tone="info">{t('data_export_canceled')}</Notice>;
    case 'failed':
      return (
        <Notice tone="error" title={t('data_export_failed')}>
          {errorText(state.error).sentence}
        </Notice>
      );
  }
}
