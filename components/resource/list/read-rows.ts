import type { AccountClient } from '@/lib/messages/account-client';
import type { Known } from '@/lib/model/known';
import type { ListName } from '@/lib/operations/operations';
import type { Page } from '@/lib/operations/schemas/page-envelope';
import type { Row } from '@/lib/resources/definition';

interface PageRequest {
  limit: number;
  page: number;
}

/** The pages of one list. */
export interface RowReader<R extends Row> {
  known: (request: PageRequest) => Promise<Page<R> | null>;
  read: (request: PageRequest, within: number) => Promise<Page<R>>;
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

const pageIn = <R extends Row>(known: Known<Page<Row>> | null): Page<R> | null =>
  known === null ? null : pageOf<R>(known);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a definition names its list and its type of row together; the background parsed the rows with the list's schema
const pageOf = <R extends Row>({ value }: Known<Page<Row>>): Page<R> => value as Page<R>;
