import type { BudgetState } from '@/lib/model/account';
import type { Bulk } from '@/lib/model/bulk';

import type { FakeClock } from '../../links/fake-clock';
import { createFakeTraits, FakeIntents } from '../../links/world';
import { FakeVault } from '../fake-vault';
import { StoredRows } from '../stored-rows';
import { IndexedHistory } from './indexed-history';

/** What outlives a worker. */
export const persistentParts = (clock: FakeClock) => ({
  vault: new FakeVault(),
  rows: new StoredRows(clock),
  head: { value: null as Bulk | null },
  history: new IndexedHistory(),
  intents: new FakeIntents(),
  traits: createFakeTraits({ aliases: 'unknown' }),
  budget: null as BudgetState | null,
});
