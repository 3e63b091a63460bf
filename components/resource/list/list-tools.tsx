import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide';

import { useResource } from '@/components/resource/resource';
import { IconButton } from '@/components/ui/button';
import { SearchField } from '@/components/ui/search-field';
import { WaitLine } from '@/components/ui/wait-line';
import { t } from '@/lib/texts/translate';

import { type ListView, type Shown, perPage, rangeText } from './list-view';

interface ListToolsProps {
  view: ListView;
  setView: (view: ListView) => void;
  shown: Shown;
}

/** Search, refresh, how many rows there are, and the way to those before and after. It is there whatever comes. */
export function ListTools({ view, setView, shown }: ListToolsProps) {
  const { definition, list } = useResource();
  const { loaded, job, waitUntil, error } = list;
  const { page, rows, count, isOpen, to } = shown;
  const turnTo = (next: number) => {
    setView({ ...view, page: next });
    const wanted = (next + 1) * perPage;
    const isLoaded = loaded === null || loaded.complete || loaded.rows.length >= wanted;
    if (!isLoaded && !shown.isSearch) list.loadTo(wanted);
  };
  return (
    <div class="list-tools">
      <SearchField
        label={t(`${definition.words}_search`)}
        value={view.query}
        onInput={(query) => setView({ query, page: 0 })}
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
