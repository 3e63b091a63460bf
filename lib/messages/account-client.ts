import type { RememberedAccount } from '@/lib/operations/operations';

import type { send } from './client';

export type AccountClient = RememberedAccount;

export function createAccountClient(ask: typeof send): AccountClient {
  return {
    known: async (operation, input) => typed(await ask('account.known', { operation, input })),
    read: async (operation, input, within) =>
      typed(await ask('account.read', { operation, input, within })),
    change: async (operation, input) => typed(await ask('account.change', { operation, input })),
  };
}

/** The background parsed the answer with the schema of its operation; the bus forgets the type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the table of operations says so for each name, which the compiler cannot follow through a message
const typed = <T>(answer: unknown): T => answer as T;
