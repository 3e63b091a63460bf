import { Button } from '@/components/ui/button';
import { WaitLine } from '@/components/ui/wait-line';
import type { Row } from '@/lib/resources/definition';
import { numberText } from '@/lib/texts/count-text';

import { countOf } from './loaded-rows';
import type { List } from './use-list';

/** How much of a list is loaded, where that is not all of it, and the way to have all. */
export function LoadMore<R extends Row>({ list }: { list: List<R> }) {
  const { loaded, job, waitUntil } = list;
  if (loaded === null || (loaded.complete && job !== 'more')) return null;
  const there = numberText(loaded.rows.length);
  const all = numberText(countOf(loaded));
  if (job === 'more') {
    return (
      <div class="load-more">
        {waitUntil === null ? (
          <p>
            Loading: {there} of {all}…
          </p>
        ) : (
          <WaitLine until={waitUntil}>
            {there} of {all} are loaded.
          </WaitLine>
        )}
        <Button class="button-small" onClick={list.stop}>
          Stop
        </Button>
      </div>
    );
  }
  return (
    <div class="load-more">
      <p>
        {loaded.total === null
          ? `Search looks at the ${there} that are loaded. There are more.`
          : `Search looks at the ${there} of ${all} that are loaded.`}
      </p>
      <Button class="button-small" onClick={() => list.loadTo(Infinity)}>
        Load all
      </Button>
    </div>
  );
}
