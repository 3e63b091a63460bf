import type { MessageInput } from '@/lib/messages/inputs';
import { AppError, type ErrorReport } from '@/lib/model/errors';

import { connected, fakeServices } from '../options/fake-services';

interface StoredRow {
  id: string | null;
}

interface PageInput {
  limit: number;
  page: number;
}

type Refusal = (operation: string, input: unknown) => Error | undefined;

const enough = { limit: 30, left: 30, spareAt: 0, resetsAt: 0 };

/**
 * An account with one resource, behind the messages that pages send.
 * @param rows what is in it; changes are made to them
 * @param refuse gives the failure of a request, if it is to fail
 */
export function fakeAccount(
  rows: StoredRow[],
  refuse: Refusal = () => undefined,
  answers: Parameters<typeof fakeServices>[0] = {},
) {
  const requests: { operation: string; input: unknown }[] = [];
  const record = (operation: string, input: unknown) => {
    requests.push({ operation, input });
    const failure = refuse(operation, input);
    if (failure !== undefined) throw failure;
  };
  const pageOf = ({ limit, page }: PageInput) => {
    const end = page * limit;
    return {
      items: rows.slice(end - limit, end),
      total: rows.length,
      nextPage: end < rows.length ? page + 1 : null,
    };
  };
  const change = ({ operation, input }: MessageInput<'account.change'>) => {
    record(operation, input);
    const fields = input as Record<string, unknown>;
    const index = rows.findIndex(({ id }) => id === fields['id']);
    if (operation.startsWith('delete')) rows.splice(index, 1);
    else if (operation.startsWith('update')) Object.assign(rows[index] ?? {}, fields);
    else rows.unshift({ ...rows.at(-1), ...fields, id: String(90_000 + rows.length) });
    return operation.startsWith('create') ? { id: rows[0]?.id ?? null } : { message: null };
  };
  const fake = fakeServices({
    'connection.get': () => connected,
    'account.read': ({ operation, input }) => {
      record(operation, input);
      return { value: pageOf(input as PageInput), at: Date.now() };
    },
    'account.change': change,
    'budget.get': () => enough,
    ...answers,
  });
  return {
    ...fake,
    rows,
    requests,
    changes: () => requests.filter(({ operation }) => !operation.startsWith('list')),
  };
}

/** Refuses one operation. @param times how often; without one, always */
export function failing(operation: string, report: ErrorReport, times = Infinity): Refusal {
  let left = times;
  return (asked) => (asked === operation && left-- > 0 ? refusal(report) : undefined);
}

/** What is known of a list before it is asked for, as an answer. */
export const knownRows = (items: StoredRow[], at: number) => ({
  'account.known': () => ({ value: { items, total: items.length, nextPage: null }, at }) as never,
});

export const refusal = (report: ErrorReport) => new AppError(report);
