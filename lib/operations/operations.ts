import type { z } from '@/lib/model/z';

import { accountOperations } from './account';
import type { Operation } from './operation';
import type { ListPage } from './schemas/page';
import { shortUrlOperations } from './short-url';

/** Every operation of both APIs, by name. @source service-api.md, "Endpoints" */
export const operations = {
  ...accountOperations,
  ...shortUrlOperations,
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

export type Input<N extends OperationName> = z.infer<(typeof operations)[N]['input']>;

export type Output<N extends OperationName> = z.infer<(typeof operations)[N]['output']>;

type AccountOperations = {
  [N in OperationName]: (typeof operations)[N]['api'] extends 'account' ? N : never;
}[OperationName];

/** The reads of the account API: what may be answered from what is known. */
export type ReadName = {
  [N in AccountOperations]: (typeof operations)[N]['effect'] extends 'read' ? N : never;
}[AccountOperations];

/** The operations of the account API that change something there. */
export type ChangeName = Exclude<AccountOperations, ReadName>;

/** The reads that give a resource's rows page by page, and need nothing to be told but the page. */
export type ListName = {
  [N in ReadName]: Output<N> extends ListPage<unknown>
    ? { limit: number; page: number } extends Input<N>
      ? N
      : never
    : never;
}[ReadName];

/** Whether a name is one of the account API's, of the one kind or the other. */
export const isRead = (name: string): name is ReadName => effectOf(name) === 'read';

export const isChange = (name: string): name is ChangeName =>
  effectOf(name) !== undefined && !isRead(name);

function effectOf(name: string): Operation['effect'] | undefined {
  const operation = Object.hasOwn(operations, name)
    ? new Map<string, Operation>(Object.entries(operations)).get(name)
    : undefined;
  return operation?.api === 'account' ? operation.effect : undefined;
}

/** Runs an operation against the connected service. Rejects with an `AppError`, and with nothing else. */
export type Call = <N extends OperationName>(name: N, input: Input<N>) => Promise<Output<N>>;
