import type { AccountClient } from '@/lib/messages/client';
import type { Answered } from '@/lib/model/account';
import type { ListName } from '@/lib/operations/operations';
import type { ListPage } from '@/lib/operations/schemas/page';
import type { Row } from '@/lib/resources/definition';
import { firstRequest, freshFor, pageOfThousand } from '@/lib/rules/list-rows';

import { type LoadedRows, firstRows, withFirst, withThousand } from './loaded-rows';

/** What a loading works with; once it has been ended, it shows nothing more. */
interface LoadContext<R extends Row> extends RowReader<R> {
  now: () => LoadedRows<R> | null;
  show: (loaded: LoadedRows<R>) => void;
  signal: AbortSignal;
}

export type LoadStep<R extends Row> = (context: LoadContext<R>) => Promise<void>;

/** What is known of the first rows, and then what the service says. */
export async function loadFirst<R extends Row>({
  known,
  read,
  show,
}: LoadContext<R>): Promise<void> {
  // What is known is a courtesy: without it, the answer comes all the same.
  const page = await known(firstRequest).catch(() => null);
  if (page !== null) show(firstRows(page));
  show(firstRows(await read(firstRequest, freshFor)));
}

/** The first rows anew, before what else is loaded. */
export async function refreshFirst<R extends Row>({
  now,
  read,
  show,
}: LoadContext<R>): Promise<void> {
  const page = await read(firstRequest, 0);
  const was = now();
  show(was === null ? firstRows(page) : withFirst(was, page));
}

/** As much as is loaded anew. It is shown when all of it is there, so that nothing jumps meanwhile. */
export async function reloadAll<R extends Row>(context: LoadContext<R>): Promise<void> {
  const { now, read, show, signal } = context;
  const count = now()?.thousands ?? 0;
  if (count === 0) return show(firstRows(await read(firstRequest, 0)));
  let loaded: LoadedRows<R> = nothing();
  while (!loaded.complete && loaded.thousands < count && !signal.aborted) {
    loaded = withThousand(
      loaded,
      await read({ limit: pageOfThousand, page: loaded.thousands + 1 }, 0),
    );
  }
  show(loaded);
}

/** Page after page, until so many rows are there or all there are. */
export async function loadMore<R extends Row>(
  context: LoadContext<R>,
  count: number,
): Promise<void> {
  const { now, read, show, signal } = context;
  let loaded = now() ?? nothing<R>();
  while (!loaded.complete && loaded.rows.length < count && !signal.aborted) {
    const page = await read({ limit: pageOfThousand, page: loaded.thousands + 1 }, freshFor);
    // A row may have been changed or deleted here meanwhile.
    loaded = withThousand(now() ?? loaded, page);
    show(loaded);
  }
}

const nothing = <R extends Row>(): LoadedRows<R> => ({
  rows: [],
  unreadable: 0,
  total: null,
  complete: false,
  thousands: 0,
});

interface PageRequest {
  limit: number;
  page: number;
}

/** The pages of one list. */
export interface RowReader<R extends Row> {
  known: (request: PageRequest) => Promise<ListPage<R> | null>;
  read: (request: PageRequest, within: number) => Promise<ListPage<R>>;
}

/** @param list must be the list whose rows are of the type `R`, as a definition says. */
export function createRowReader<R extends Row>(
  account: AccountClient,
  list: ListName,
): RowReader<R> {
  return {
    known: async (request) => pageIn<R>(await account.known(list, request)),
    read: async (request, within) => pageOf<R>(await account.read(list, request, within)),
  };
}

const pageIn = <R extends Row>(known: Answered<ListPage<Row>> | null): ListPage<R> | null =>
  known === null ? null : pageOf<R>(known);

const pageOf = <R extends Row>({ value }: Answered<ListPage<Row>>): ListPage<R> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a definition names its list and its type of row together; the background parsed the rows with the list's schema
  value as ListPage<R>;
