import { useId } from 'preact/hooks';

import { truncated } from '@/components/resource/place';
import type { Resource } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { UnreadableNote } from '@/components/ui/notice';
import type { Row } from '@/lib/resources/definition';
import { numberText } from '@/lib/texts/format';

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
    <section class="section" aria-label={definition.title}>
      <div class="resource-tools">
        <SearchField
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
            Nothing found for “<bdi>{truncated(view.query)}</bdi>”.
          </p>
          <Button onClick={() => setView({ query: '', page: 0 })}>Clear search</Button>
        </div>
      ) : null}
    </section>
  );
}

interface SearchFieldProps {
  value: string;
  onFocus: () => void;
  onInput: (value: string) => void;
}

function SearchField({ value, onFocus, onInput }: SearchFieldProps) {
  const id = useId();
  return (
    <div class="resource-search">
      <label class="field-label" for={id}>
        Search
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
function Pager({ first, shown, count, isOpen, isSearch, turn }: PagerProps) {
  const end = first + shown;
  const all = `${numberText(count)}${isOpen ? ' or more' : ''}${isSearch ? ' found' : ''}`;
  return (
    <div class="pager">
      <p role="status" class="pager-count">
        {shown === 0 ? '' : `${numberText(first + 1)}–${numberText(end)} of ${all}`}
      </p>
      {shown >= count && !isOpen ? null : (
        <>
          <Button disabled={first === 0} onClick={() => turn(-1)}>
            Previous
          </Button>
          <Button disabled={end >= count && !isOpen} onClick={() => turn(1)}>
            Next
          </Button>
        </>
      )}
    </div>
  );
}
