import { useEffect, useRef, useState } from 'preact/hooks';

import { countText } from '@/components/resource/cell-text';
import { Button } from '@/components/ui/button';
import { reportOf } from '@/lib/contract/errors';
import { inOneSentence } from '@/lib/texts/in-one-sentence';

import type { Services } from '../services';
import { saveLinks } from './save-links';
import type { ShownLinks } from './shown-links';

interface CsvButtonProps {
  services: Services;
  shown: ShownLinks | null;
}

/** Saves all that was found as a file, tells how far that is, and can be called off. */
export function CsvButton({ services, shown }: CsvButtonProps) {
  const [said, setSaid] = useState('');
  const running = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const save = async ({ view }: ShownLinks) => {
    const mine = new AbortController();
    running.current = mine;
    setBusy(true);
    setSaid('');
    let last = '';
    try {
      await saveLinks(services, view, {
        onProgress: (there, total) => {
          last = there === 1 ? '1 link saved' : `${countText(there)} links saved`;
          setSaid(`${countText(there)} of ${countText(total)}…`);
        },
        signal: mine.signal,
      });
    } catch (failure) {
      last = `It was not saved. ${inOneSentence(reportOf(failure))}`;
    }
    if (running.current !== mine) return;
    setSaid(mine.signal.aborted ? '' : last);
    setBusy(false);
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setBusy(false);
    setSaid('');
  };
  return (
    <div class="links-csv">
      {isBusy ? (
        <Button onClick={cancel}>Cancel</Button>
      ) : (
        <Button
          disabled={shown === null || shown.total === 0}
          onClick={() => shown !== null && void save(shown)}
        >
          Save as CSV
        </Button>
      )}
      <span class="links-csv-said" role="status">
        {said}
      </span>
    </div>
  );
}
