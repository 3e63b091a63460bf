import type { RememberedAccount } from '@/lib/operations/operations';

import type { send } from './client';

/** The account API as pages see it: through the background, which holds the key, the memory of answers and the rate budget. */
export type AccountClient = RememberedAccount;

/** The account API for pages. All three calls reject with an `AppError` whose report names the operation. */
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
