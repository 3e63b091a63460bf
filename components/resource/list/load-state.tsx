import { AccountErrorNotice } from '@/components/account/account-error-notice';
import type { Resource } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { WaitLine } from '@/components/ui/wait-line';
import type { Row } from '@/lib/resources/definition';
import { numberText } from '@/lib/texts/format';

import type { List } from './list-loader';
import { countOf } from './loaded-rows';

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

/** Why the list did not come, or not anew; what was there before stays. */
export function LoadFailure<R extends Row>({ resource }: { resource: Resource<R> }) {
  const { definition, list } = resource;
  if (list.error === null) return null;
  const { many } = definition;
  return (
    <AccountErrorNotice
      error={list.error}
      title={
        list.loaded === null
          ? `Curtail could not load your ${many}.`
          : `Curtail could not load more or newer ${many}. What you see was there before.`
      }
      uses={many}
      retry={list.retry}
    />
  );
}
