import type { Resource } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { WaitLine } from '@/components/ui/wait-line';
import type { Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import type { List } from './list-loader';
import { countOf } from './loaded-rows';

/** How wide the words of a row are drawn, in percent, until there are some: no two rows look the same. */
const skeletonWidths = [
  [58, 72],
  [44, 60],
  [66, 84],
  [50, 48],
  [72, 66],
] as const;

/** The room of the rows that are on their way, once somebody has waited for them for a moment. */
export const RowSkeletons = () => (
  <div class="row-skeletons" aria-hidden="true">
    {skeletonWidths.map(([name, more]) => (
      <div key={name} class="row-skeleton">
        <span class="tile skeleton" />
        <span class="skeleton" style={{ inlineSize: `${name}%` }} />
        <span class="skeleton" style={{ inlineSize: `${more}%` }} />
      </div>
    ))}
  </div>
);

/** How much of a list is loaded, where that is not all of it, and the way to have all. */
export function LoadMore<R extends Row>({ list }: { list: List<R> }) {
  const { loaded, job, waitUntil } = list;
  if (loaded === null || (loaded.complete && job !== 'more')) return null;
  const some = { loaded: loaded.rows.length, total: countOf(loaded) };
  if (job === 'more') {
    return (
      <div class="load-more">
        {waitUntil === null ? (
          <p>{t('list_loading_more', some)}</p>
        ) : (
          <WaitLine until={waitUntil}>{t('list_loaded_part', some)}</WaitLine>
        )}
        <Button class="button-small" onClick={list.stop}>
          {t('common_stop')}
        </Button>
      </div>
    );
  }
  return (
    <div class="load-more">
      <p>
        {loaded.total === null
          ? t('list_search_first', { loaded: some.loaded })
          : t('list_search_part', some)}
      </p>
      <Button class="button-small" onClick={() => list.loadTo(Infinity)}>
        {t('common_load_all')}
      </Button>
    </div>
  );
}

/** Why the list did not come, or not anew; what was there before stays. */
export function LoadFailure<R extends Row>({ resource }: { resource: Resource<R> }) {
  const { definition, list } = resource;
  if (list.error === null) return null;
  const { words } = definition;
  return (
    <Failure
      error={list.error}
      title={t(list.loaded === null ? `${words}_load_failed` : 'account_refresh_failed')}
      notInPlan={`${words}_not_in_plan`}
      retry={list.retry}
    />
  );
}
