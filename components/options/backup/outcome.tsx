import { connectText } from '@/components/options/connect/connect-failure';
import type { StepsProgress, StepsState } from '@/components/options/use-steps';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { countText, progressInWords } from '@/lib/texts/format';

import { ProgressLine } from './progress';
import type { SavedFile } from './use-export';
import type { ImportWork } from './use-import';

interface ImportOutcomeProps {
  work: ImportWork;
  /** The address of the service that the file connects to. */
  address: string;
  onStop: () => void;
}

/** How far an import has come, and what became of it. */
export function ImportOutcome({ work, address, onStop }: ImportOutcomeProps) {
  const { state, step, told } = work;
  switch (state.state) {
    case 'idle':
      return null;
    case 'working':
      return step === 'connection' ? (
        <p role="status">Connecting to {address}…</p>
      ) : (
        <ProgressLine what="Importing" progress={state.progress} onStop={onStop} />
      );
    case 'done':
      return (
        <Notice tone="success">
          <ImportedLines told={told} />
        </Notice>
      );
    case 'stopped':
      return (
        <Notice tone="info" title="Stopped.">
          <ImportedLines told={[...told, importProgressText(state.progress)]} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={failureText(state.error, step, address)}>
          {state.error.said === undefined ? null : <p>The service says: “{state.error.said}”</p>}
          <ImportedLines
            told={
              step === 'connection'
                ? ['Nothing was imported.']
                : [...told, importProgressText(state.progress)]
            }
          />
        </Notice>
      );
  }
}

function failureText(error: ErrorReport, step: ImportWork['step'], address: string): string {
  const text =
    step === 'connection' ? connectText[error.code]?.happened(address, error) : undefined;
  return text ?? errorText(error).sentence;
}

/** The links are added last, in parts. */
const importProgressText = (progress: StepsProgress | null): string =>
  progress === null
    ? 'No links were added. Import again to go on.'
    : `${progressInWords(progress)} links were gone through. Import again to go on; nothing is added twice.`;

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
      return <ProgressLine what="Writing the file" progress={state.progress} onStop={onStop} />;
    case 'done':
      return (
        <Notice tone="success">
          {state.value.name} was handed to your browser, with {countText(state.value.links, 'link')}{' '}
          in it.
        </Notice>
      );
    case 'stopped':
      return <Notice tone="info">Stopped. No file was saved.</Notice>;
    case 'failed':
      return (
        <Notice tone="error" title="No file was saved.">
          {errorText(state.error).sentence}
        </Notice>
      );
  }
}
