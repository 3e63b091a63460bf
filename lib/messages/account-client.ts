import type { Answered } from '@/lib/model/account';
import type { ChangeName, Input, Output, ReadName } from '@/lib/operations/operations';

import type { send } from './client';

/** The account API as pages see it: through the background, which holds the key, the memory of answers and the rate budget. */
export interface AccountClient {
  /** What is known of a read, without asking the service; null for nothing. */
  known: <N extends ReadName>(name: N, input: Input<N>) => Promise<Answered<Output<N>> | null>;
  /**
   * The answer of a read, asked for anew unless what is known is young enough.
   * @param within milliseconds; 0 asks in any case
   */
  read: <N extends ReadName>(
    name: N,
    input: Input<N>,
    within: number,
  ) => Promise<Answered<Output<N>>>;
  /** Changes something in the account. Sent once, never again by itself. */
  change: <N extends ChangeName>(name: N, input: Input<N>) => Promise<Output<N>>;
}

/** All three reject with an `AppError` whose report names the operation. */
export function createAccountClient(sendMessage: typeof send): AccountClient {
  return {
    known: async (operation, input) =>
      typed(await sendMessage('account.known', { operation, input })),
    read: async (operation, input, within) =>
      typed(await sendMessage('account.read', { operation, input, within })),
    change: async (operation, input) =>
      typed(await sendMessage('account.change', { operation, input })),
  };
}

/** The background parsed the answer with the schema of its operation; the bus forgets the type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the table of operations says so for each name, which the compiler cannot follow through a message
const typed = <T>(answer: unknown): T => answer as T;
