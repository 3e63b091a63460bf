import type { StepsProgress } from '@/components/options/use-steps';
import { ServiceSays } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/errors';
import { plural, t } from '@/lib/texts/translate';

import { FileConnectFailure, isWrongPassphrase } from './connect-from-file';
import { InSight, ProgressLine } from './in-sight';
import type { ImportWork } from './use-import';

interface ImportOutcomeProps {
  work: ImportWork;
  /** The address of the service that the file connects to. */
  address: string;
  /** Whether there is anything in the file but the connection. */
  hasMore: boolean;
  onStop: () => void;
}

/** How far an import has come, and what became of it. A wrong passphrase is reported at its field. */
export function ImportOutcome({ work, address, hasMore, onStop }: ImportOutcomeProps) {
  const { state, isConnecting, told } = work;
  const draw = () => {
    switch (state.state) {
      case 'idle':
        return null;
      case 'working':
        return isConnecting ? (
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
        return <Notice tone="success">{lines(told)}</Notice>;
      case 'stopped':
        return (
          <Notice tone="info" title={t('data_import_canceled')}>
            {lines([...told, progressText(state.progress)])}
          </Notice>
        );
      case 'failed':
        return isWrongPassphrase(state.error) ? null : isConnecting ? (
          <FileConnectFailure error={state.error} address={address}>
            <p>{t('data_import_nothing')}</p>
            {hasMore ? (
              <p>{t('data_import_clear_connection', { choice: t('connection_title') })}</p>
            ) : null}
          </FileConnectFailure>
        ) : (
          <Notice tone="error" title={errorText(state.error).sentence}>
            <ServiceSays words={state.error.said} />
            {lines([...told, progressText(state.progress)])}
          </Notice>
        );
    }
  };
  const drawn = draw();
  return drawn === null ? null : <InSight key={state.state}>{drawn}</InSight>;
}

/** The links are added last, in parts. */
const progressText = (progress: StepsProgress | null): string =>
  progress === null
    ? t('data_import_no_links')
    : plural('data_import_some_links', progress.total, { done: progress.done });

const lines = (told: readonly string[]) => told.map((line) => <p key={line}>{line}</p>);
