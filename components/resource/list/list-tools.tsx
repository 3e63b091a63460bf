import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide';

import { useResource } from '@/components/resource/resource';
import { IconButton } from '@/components/ui/button';
import { SearchField } from '@/components/ui/search-field';
import { WaitLine } from '@/components/ui/wait-line';
import { t } from '@/lib/texts/translate';

import { type ListView, type Shown, perPage, rangeText } from './list-view';
import { countOf } from './loaded-rows';

interface ListToolsProps {
  view: ListView;
  setView: (view: ListView) => void;
  shown: Shown;
  /** The user turns to the search. */
  makeReady: () => void;
}

/** Search, refresh, how many rows there are, and the way to those before and after. It is there whatever comes. */
export function ListTools({ view, setView, shown, makeReady }: ListToolsProps) {
  const { definition, list } = useResource();
  const { words } = definition;
  const { loaded, job, waitUntil, error } = list;
  const { page, rows, count, isOpen, to } = shown;
  const turnTo = (next: number) => {
    setView({ ...view, page: next });
    if (loaded === null || shown.isSearch || loaded.complete) return;
    const wanted = (next + 1) * perPage;
    const needed = isOpen ? wanted : Math.min(wanted, countOf(loaded));
    if (loaded.rows.length < needed) list.loadTo(needed);
  };
  return (
    <div class="list-tools">
      <SearchField
        label={t(`${words}_search`)}
        value={view.query}
        onReach={makeReady}
        onInput={(query) => {
          makeReady();
          setView({ query, page: 0 });
        }}
      />
      <IconButton
        of={RefreshCw}
        label={t('common_refresh')}
        busy={job === 'anew' || job === 'first'}
        onClick={list.refresh}
      />
      <div class="list-status">
        <p role="status">
          {loaded === null && error === null && waitUntil === null ? (
            <span class="unseen">{t('common_loading')}</span>
          ) : (
            rangeText(shown)
          )}
        </p>
        {waitUntil === null || job === 'more' ? null : <WaitLine until={waitUntil} />}
      </div>
      {rows.length >= count && !isOpen ? null : (
        <div class="pager">
          <IconButton
            of={ChevronLeft}
            isDirectional
            label={t('list_previous')}
            disabled={page === 0}
            onClick={() => turnTo(page - 1)}
          />
          <IconButton
            of={ChevronRight}
            isDirectional
            label={t('list_next')}
            disabled={to >= count && !isOpen}
            onClick={() => turnTo(page + 1)}
          />
        </div>
      )}
    </div>
  );
}
