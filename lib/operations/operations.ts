import type { Answered } from '@/lib/model/account';
import type { Infer } from '@/lib/model/z';

import { accountOperations } from './account';
import { accountLinkOperations } from './account-links';
import type { Operation } from './operation';
import type { ListPage } from './schemas/page';
import { shortUrlOperations } from './short-url';

/** Every operation of both APIs, by name. @source service-api.md, "Endpoints" */
export const operations = {
  ...accountOperations,
  ...accountLinkOperations,
  ...shortUrlOperations,
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

export type Input<N extends OperationName> = Infer<(typeof operations)[N]['input']>;

export type Output<N extends OperationName> = Infer<(typeof operations)[N]['output']>;

type AccountOperations = keyof typeof accountOperations;

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

const effectOf = (name: string): Operation['effect'] | undefined =>
  Object.hasOwn(accountOperations, name)
    ? new Map<string, Operation>(Object.entries(accountOperations)).get(name)?.effect
    : undefined;

/**
 * Runs an operation against the connected service. Rejects with an `AppError`, and with nothing else.
 * `after`: nothing is sent before that has resolved, nor where it rejects; what else there is to prepare goes on meanwhile.
 */
export type Call = <N extends OperationName>(
  name: N,
  input: Input<N>,
  after?: Promise<unknown>,
) => Promise<Output<N>>;

/** The account API with a memory of its answers, as the background has it and pages see it. Rejects with `AppError`. */
export interface RememberedAccount {
  /** What is known of a read, without asking the service; null for nothing. */
  known: <N extends ReadName>(name: N, input: Input<N>) => Promise<Answered<Output<N>> | null>;
  /** The answer of a read. @param within milliseconds for which what is known is good enough; 0 asks in any case */
  read: <N extends ReadName>(
    name: N,
    input: Input<N>,
    within: number,
  ) => Promise<Answered<Output<N>>>;
  /** Changes something in the account. Sent once, never again by itself. */
  change: <N extends ChangeName>(name: N, input: Input<N>) => Promise<Output<N>>;
}
