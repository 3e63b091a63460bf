import type { StepsState } from '@/components/options/use-steps';
import { Notice } from '@/components/ui/notice';
import { countText } from '@/lib/texts/count-text';
import { errorText } from '@/lib/texts/errors';

import { ProgressLine } from './progress-line';
import type { SavedFile } from './use-export';

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
