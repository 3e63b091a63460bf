import { useId } from 'preact/hooks';

import type { Resource } from '@/components/resource/resource';
import { cut } from '@/components/resource/row-name';
import { Button } from '@/components/ui/button';
import { UnreadableNote } from '@/components/ui/unreadable-note';
import type { Row } from '@/lib/resources/definition';

import { LoadMore } from './load-more';
import { type LoadedRows, countOf } from './loaded-rows';
import { Pager } from './pager';
import { RowTable } from './row-table';
import { type ListView, useSearch } from './use-search';

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
        <div class="resource-empty">
          <p class="resource-empty-title">
            Nothing found for “<bdi>{cut(view.query)}</bdi>”.
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
