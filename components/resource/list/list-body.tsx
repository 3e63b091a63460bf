import { useId } from 'preact/hooks';

import { truncated } from '@/components/resource/place';
import type { Resource } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { UnreadableNote } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import type { Row } from '@/lib/resources/definition';
import { plural, t } from '@/lib/texts/translate';

import { LoadMore } from './load-state';
import { type LoadedRows, countOf } from './loaded-rows';
import { RowTable } from './row-table';
import { type ListView, useSearch } from './search';

/** Rows that are drawn at a time. */
const perPage = 50;

interface ListBodyProps<R extends Row> {
  resource: Resource<R>;
  loaded: LoadedRows<R>;
  view: ListView;
  setView: (view: ListView) => void;
}

/** Search, pager and table. No more than fifty rows are drawn, however many there are. */
export function ListBody<R extends Row>({ resource, loaded, view, setView }: ListBodyProps<R>) {
  const { definition, list } = resource;
  const { found, makeReady } = useSearch(loaded.rows, definition.columns, view.query);
  const isSearch = view.query.trim() !== '';
  const count = isSearch ? found.length : countOf(loaded);
  const isComing = list.job === 'more' && !isSearch;
  const last = Math.max(0, Math.ceil((isComing ? count : found.length) / perPage) - 1);
  const current = Math.min(view.page, last);
  const rows = found.slice(current * perPage, (current + 1) * perPage);

  const turn = (page: number) => {
    setView({ ...view, page });
    const needed = Math.min((page + 1) * perPage, countOf(loaded));
    if (!isSearch && !loaded.complete && loaded.rows.length < needed) list.loadTo(needed);
  };
  return (
    <section class="section" aria-label={t(`${definition.words}_title`)}>
      <div class="resource-tools">
        <SearchField
          label={t(`${definition.words}_search`)}
          value={view.query}
          onFocus={makeReady}
          onInput={(query) => setView({ query, page: 0 })}
        />
        <Pager
          first={current * perPage}
          shown={rows.length}
          count={count}
          isOpen={!isSearch && !loaded.complete && loaded.total === null}
          isSearch={isSearch}
          turn={(by) => turn(current + by)}
        />
      </div>
      <LoadMore list={list} />
      <UnreadableNote count={loaded.unreadable} />
      {rows.length > 0 ? <RowTable resource={resource} rows={rows} /> : null}
      {rows.length === 0 && isSearch ? (
        <div class="empty-list">
          <p class="empty-list-title">
            <RichMessage
              of="list_no_results"
              values={{ query: <bdi>{truncated(view.query)}</bdi> }}
            />
          </p>
          <Button onClick={() => setView({ query: '', page: 0 })}>{t('list_clear_search')}</Button>
        </div>
      ) : null}
    </section>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onFocus: () => void;
  onInput: (value: string) => void;
}

function SearchField({ label, value, onFocus, onInput }: SearchFieldProps) {
  const id = useId();
  return (
    <div class="resource-search">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field-control"
        type="search"
        autocomplete="off"
        value={value}
        onFocus={onFocus}
        onPointerEnter={onFocus}
        onInput={(event) => {
          onFocus();
          onInput(event.currentTarget.value);
        }}
      />
    </div>
  );
}

interface PagerProps {
  /** The first row that is shown, from 0. */
  first: number;
  shown: number;
  count: number;
  /** There are more, and nobody knows how many. */
  isOpen: boolean;
  isSearch: boolean;
  turn: (by: -1 | 1) => void;
}

/** Which rows are shown of how many, and the way to those before and after. */
function Pager(props: PagerProps) {
  const { first, shown, count, isOpen, turn } = props;
  const end = first + shown;
  return (
    <div class="pager">
      <p role="status" class="pager-count">
        {shown === 0 ? '' : rangeText(props)}
      </p>
      {shown >= count && !isOpen ? null : (
        <>
          <Button disabled={first === 0} onClick={() => turn(-1)}>
            {t('list_previous')}
          </Button>
          <Button disabled={end >= count && !isOpen} onClick={() => turn(1)}>
            {t('list_next')}
          </Button>
        </>
      )}
    </div>
  );
}

function rangeText({ first, shown, count, isOpen, isSearch }: PagerProps): string {
  const range = { from: first + 1, to: first + shown };
  if (isSearch) return plural('list_range_found', count, range);
  return t(isOpen ? 'list_range_open' : 'list_range', { ...range, total: count });
}
