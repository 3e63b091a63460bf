import { ChevronLeft, ChevronRight, RefreshCw, SearchX } from 'lucide';
import type { ComponentChildren } from 'preact';

import { truncated } from '@/components/resource/place';
import type { Resource } from '@/components/resource/resource';
import { Button, IconButton } from '@/components/ui/button';
import { RichMessage } from '@/components/ui/rich-message';
import { EmptyState, UnreadableNote } from '@/components/ui/screen';
import { SearchField } from '@/components/ui/search-field';
import { WaitLine } from '@/components/ui/wait-line';
import type { Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import { type ListView, type Shown, perPage, rangeText, shownOf, useSearch } from './list-view';
import { LoadFailure, LoadMore, RowSkeletons } from './load-state';
import { countOf } from './loaded-rows';
import { RowTable } from './row-table';

const noRows: readonly never[] = [];

interface ListBodyProps<R extends Row> {
  resource: Resource<R>;
  view: ListView;
  setView: (view: ListView) => void;
  /** What stands in the table's place where the account has no rows. */
  children: ComponentChildren;
}

/** Toolbar and table. The toolbar is there whatever comes; no more than fifty rows are drawn, however many there are. */
export function ListBody<R extends Row>(props: ListBodyProps<R>) {
  const { resource, view, setView, children: empty } = props;
  const { definition, list } = resource;
  const { loaded } = list;
  const { found, makeReady } = useSearch(loaded?.rows ?? noRows, definition.columns, view.query);
  const shown = shownOf(list, view, found);

  const turn = (page: number) => {
    setView({ ...view, page });
    if (loaded === null || shown.isSearch || loaded.complete) return;
    const wanted = (page + 1) * perPage;
    // Nobody knows how many more there are where the service does not count them.
    const needed = shown.isOpen ? wanted : Math.min(wanted, countOf(loaded));
    if (loaded.rows.length < needed) list.loadTo(needed);
  };
  return (
    <section class="section" aria-label={t(`${definition.words}_title`)}>
      <div class="resource-tools">
        <SearchField
          label={t(`${definition.words}_search`)}
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
          busy={list.job === 'anew' || list.job === 'first'}
          onClick={() => list.refresh()}
        />
        <ListStatus resource={resource} shown={shown} />
        <Pager shown={shown} turn={(by) => turn(shown.page + by)} />
      </div>
      <LoadFailure resource={resource} />
      {empty ??
        (loaded === null ? (
          list.error === null && <RowSkeletons />
        ) : (
          <>
            <LoadMore list={list} />
            <UnreadableNote count={loaded.unreadable} />
            {shown.rows.length > 0 ? <RowTable resource={resource} rows={shown.rows} /> : null}
            {shown.rows.length === 0 && shown.isSearch ? (
              <EmptyState
                icon={SearchX}
                title={
                  <RichMessage
                    of="list_no_results"
                    values={{ query: <bdi>{truncated(view.query)}</bdi> }}
                  />
                }
              >
                <Button onClick={() => setView({ query: '', page: 0 })}>
                  {t('common_clear_search')}
                </Button>
              </EmptyState>
            ) : null}
          </>
        ))}
    </section>
  );
}

/** How many rows there are, or that they are on their way or have to wait. */
function ListStatus<R extends Row>(props: { resource: Resource<R>; shown: Shown<R> }) {
  const { resource, shown } = props;
  const { loaded, job, waitUntil, error } = resource.list;
  const isLoading = loaded === null && error === null && waitUntil === null;
  return (
    <div class="list-status">
      <p role="status">
        {isLoading ? <span class="unseen">{t('common_loading')}</span> : rangeText(shown)}
      </p>
      {waitUntil === null || job === 'more' ? null : <WaitLine until={waitUntil} />}
    </div>
  );
}

interface PagerProps<R extends Row> {
  shown: Shown<R>;
  turn: (by: -1 | 1) => void;
}

/** The way to the rows before and after. */
function Pager<R extends Row>({ shown, turn }: PagerProps<R>) {
  const { first, rows, count, isOpen } = shown;
  const end = first + rows.length;
  if (rows.length >= count && !isOpen) return null;
  return (
    <div class="pager">
      <IconButton
        of={ChevronLeft}
        isDirectional
        label={t('list_previous')}
        disabled={first === 0}
        onClick={() => turn(-1)}
      />
      <IconButton
        of={ChevronRight}
        isDirectional
        label={t('list_next')}
        disabled={end >= count && !isOpen}
        onClick={() => turn(1)}
      />
    </div>
  );
}
