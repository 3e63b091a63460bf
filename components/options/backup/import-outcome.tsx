import { connectFailureTitle } from '@/components/options/connect/connect-failure';
import type { StepsProgress } from '@/components/options/use-steps';
import { ServiceSays } from '@/components/ui/error-notice';
import { errorText } from '@/lib/texts/errors';
import { plural, t } from '@/lib/texts/translate';

import { ConnectElsewhere } from './file-summary';
import { StepsOutcome } from './outcome';
import type { ImportWork } from './use-import';

interface ImportOutcomeProps {
  work: ImportWork;
  /** The passphrase is at fault, which its field reports. */
  isWrong: boolean;
  /** The address of the service that the file connects to. */
  address: string;
  /** Whether there is anything in the file but the connection. */
  hasMore: boolean;
  onStop: () => void;
}

/** How far an import has come, and what became of it. */
export function ImportOutcome({ work, isWrong, address, hasMore, onStop }: ImportOutcomeProps) {
  const { state, step, told } = work;
  const isConnecting = step === 'connection';
  const sofar = (progress: StepsProgress | null) => lines([...told, progressText(progress)]);
  return (
    <StepsOutcome
      state={isWrong ? { state: 'idle' } : state}
      begun={t('data_importing')}
      reached={({ done, total }) => plural('data_importing_links', total, { done })}
      instead={
        isConnecting ? <p role="status">{t('connection_connecting', { address })}</p> : undefined
      }
      onStop={onStop}
      done={() => lines(told)}
      stopped={sofar}
      stoppedTitle={t('data_import_canceled')}
      failedTitle={(error) =>
        isConnecting ? connectFailureTitle(error, address) : errorText(error).sentence
      }
      failed={(error, progress) => (
        <>
          <ServiceSays words={error.said} />
          {isConnecting ? (
            <>
              <p>{t('data_import_nothing')}</p>
              {hasMore ? (
                <p>{t('data_import_clear_connection', { choice: t('connection_title') })}</p>
              ) : null}
              <ConnectElsewhere error={error} address={address} />
            </>
          ) : (
            sofar(progress)
          )}
        </>
      )}
    />
  );
}

/** The links are added last, in parts. */
const progressText = (progress: StepsProgress | null): string =>
  progress === null
    ? t('data_import_no_links')
    : plural('data_import_some_links', progress.total, { done: progress.done });

const lines = (told: readonly string[]) => told.map((line) => <p key={line}>{line}</p>);
