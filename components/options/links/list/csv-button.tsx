import type { ShownLinks } from '@/components/options/links/data/shown-links';
import type { Services } from '@/components/options/services';
import { type StepsState, useSteps } from '@/components/options/use-steps';
import { Button } from '@/components/ui/button';
import { countText, progressInWords } from '@/lib/texts/count-text';
import { inOneSentence } from '@/lib/texts/error-sentence';

import { saveLinks } from './save-links';

interface CsvButtonProps {
  services: Services;
  shown: ShownLinks | null;
}

/** Saves all that was found as a file, tells how far that is, and can be called off. */
export function CsvButton({ services, shown }: CsvButtonProps) {
  const { state, begin, stop } = useSteps<number>();
  const save = ({ view }: ShownLinks) => begin(async (steps) => saveLinks(services, view, steps));
  return (
    <div class="links-csv">
      {state.state === 'working' ? (
        <Button onClick={stop}>Cancel</Button>
      ) : (
        <Button
          disabled={shown === null || shown.total === 0}
          onClick={() => shown !== null && save(shown)}
        >
          Save as CSV
        </Button>
      )}
      <span class="links-csv-said" role="status">
        {saidOf(state)}
      </span>
    </div>
  );
}

function saidOf(state: StepsState<number>): string {
  if (state.state === 'done') return `${countText(state.value, 'link')} saved`;
  if (state.state === 'failed') return `It was not saved. ${inOneSentence(state.error)}`;
  if (state.state !== 'working' || state.progress === null) return '';
  return `${progressInWords(state.progress)}…`;
}
