import type { BudgetState } from '@/lib/model/account';
import type { Bulk } from '@/lib/model/bulk';

import { createFakeTraits, FakeIntents } from '../../links/world';
import { FakeVault } from '../fake-vault';
import { StoredRows } from '../stored-rows';
import { IndexedHistory } from './indexed-history';
import type { NetworkClock } from './network-clock';

/** What outlives a worker. */
export const persistentParts = (clock: NetworkClock) => ({
  vault: new FakeVault(),
  rows: new StoredRows(clock),
  head: { value: null as Bulk | null },
  history: new IndexedHistory(),
  intents: new FakeIntents(),
  traits: createFakeTraits({ aliases: 'unknown' }),
  budget: null as BudgetState | null,
});
