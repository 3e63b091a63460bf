import type { Answered } from '@/lib/model/account';
import type { Infer } from '@/lib/model/z';

import { accountOperations } from './account';
import { accountLinkOperations } from './account-links';
import type { Operation } from './operation';
import type { ListPage } from './schemas/page';
import { shortUrlOperations } from './short-url';

/** @source service-api.md, "Endpoints" */
export const operations = {
  ...accountOperations,
  ...accountLinkOperations,
  ...shortUrlOperations,
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

export type Input<N extends OperationName> = Infer<(typeof operations)[N]['input']>;

export type Output<N extends OperationName> = Infer<(typeof operations)[N]['output']>;

type AccountOperations = keyof typeof accountOperations;

export type ReadName = {
  [N in AccountOperations]: (typeof operations)[N]['effect'] extends 'read' ? N : never;
}[AccountOperations];

export type ChangeName = Exclude<AccountOperations, ReadName>;

export type ListName = {
  [N in ReadName]: Output<N> extends ListPage<unknown>
    ? { limit: number; page: number } extends Input<N>
      ? N
      : never
    : never;
}[ReadName];

export const isRead = (name: string): name is ReadName => effectOf(name) === 'read';

export const isChange = (name: string): name is ChangeName =>
  effectOf(name) !== undefined && !isRead(name);

const effectOf = (name: string): Operation['effect'] | undefined =>
  new Map<string, Operation>(Object.entries(accountOperations)).get(name)?.effect;

/** Rejects with an `AppError` only. `after`: the request waits for it, not its preparation, and is not sent where it rejects. */
export type Call = <N extends OperationName>(
  name: N,
  input: Input<N>,
  after?: Promise<unknown>,
) => Promise<Output<N>>;

export interface RememberedAccount {
  /** From memory alone. */
  known: <N extends ReadName>(name: N, input: Input<N>) => Promise<Answered<Output<N>> | null>;
  /** @param within milliseconds for which a remembered answer will do; 0 always asks */
  read: <N extends ReadName>(
    name: N,
    input: Input<N>,
    within: number,
  ) => Promise<Answered<Output<N>>>;
  change: <N extends ChangeName>(name: N, input: Input<N>) => Promise<Output<N>>;
}
