import { useResource } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { WaitLine } from '@/components/ui/wait-line';
import { t } from '@/lib/texts/translate';

import { countOf } from './loaded-rows';

/** How much of a list is loaded, where that is not all of it, and the way to have all. */
export function LoadMore() {
  const { loaded, job, waitUntil, stop, loadTo } = useResource().list;
  const isLoading = job === 'more';
  if (loaded === null || (loaded.complete && !isLoading)) return null;
  const some = { loaded: loaded.rows.length, total: countOf(loaded) };
  const searched =
    loaded.total === null
      ? t('list_search_first', { loaded: some.loaded })
      : t('list_search_part', some);
  return (
    <div key={job} class="load-more">
      {isLoading && waitUntil !== null ? (
        <WaitLine until={waitUntil}>{t('list_loaded_part', some)}</WaitLine>
      ) : (
        <p>{isLoading ? t('list_loading_more', some) : searched}</p>
      )}
      <Button class="button-small" onClick={isLoading ? stop : () => loadTo(Infinity)}>
        {t(isLoading ? 'common_stop' : 'common_load_all')}
      </Button>
    </div>
  );
}

/** Why the list did not come, or not anew; what was there before stays. */
export function LoadFailure() {
  const { list, definition } = useResource();
  const { words } = definition;
  return list.error === null ? null : (
    <Failure
      error={list.error}
      title={t(list.loaded === null ? `${words}_load_failed` : 'account_refresh_failed')}
      notInPlan={`${words}_not_in_plan`}
      retry={list.retry}
    />
  );
}
