import type { ListPage } from '@/lib/operations/schemas/page';
import type { Row } from '@/lib/resources/definition';
import { firstRequest, freshFor, pageOfThousand } from '@/lib/rules/list-rows';

import { type LoadedRows, firstRows, nothingLoaded, withThousand } from './loaded-rows';

/** What a loading works with; once it has been ended, it shows nothing more. */
export interface LoadContext {
  read: (request: { limit: number; page: number }, within: number) => Promise<ListPage<Row>>;
  now: () => LoadedRows | null;
  show: (rows: LoadedRows) => void;
  signal: AbortSignal;
}

const pageAfter = ({ thousands }: LoadedRows) => ({ limit: pageOfThousand, page: thousands + 1 });

/** As much as is loaded anew. It is shown when all of it is there, so that nothing jumps meanwhile. */
export async function reloadAll({ read, now, show, signal }: LoadContext): Promise<void> {
  const count = now()?.thousands ?? 0;
  if (count === 0) return show(firstRows(await read(firstRequest, 0)));
  let rows = nothingLoaded;
  while (!rows.complete && rows.thousands < count && !signal.aborted) {
    rows = withThousand(rows, await read(pageAfter(rows), 0));
  }
  show(rows);
}

/** Page after page, until so many rows are there or all there are. */
export async function loadMore(context: LoadContext, count: number): Promise<void> {
  const { read, now, show, signal } = context;
  let rows = now() ?? nothingLoaded;
  while (!rows.complete && rows.rows.length < count && !signal.aborted) {
    const page = await read(pageAfter(rows), freshFor);
    // A row may have been changed or deleted here meanwhile.
    rows = withThousand(now() ?? rows, page);
    show(rows);
  }
}
