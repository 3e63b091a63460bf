import type { BudgetState } from '@/lib/model/account';
import { createMemoryStore } from '@/lib/runs/memory';

import type { FakeClock } from '../../links/fake-clock';
import { createFakeTraits, FakeIntents } from '../../links/world';
import { StoredRuns } from '../stored-runs';
import { IndexedHistory } from './indexed-history';

/** What outlives a worker. */
export function persistentParts(clock: FakeClock) {
  const runs = new StoredRuns(clock);
  return {
    rows: runs,
    head: runs,
    history: new IndexedHistory(),
    intents: new FakeIntents(),
    traits: createFakeTraits({ aliases: 'unknown' }),
    budget: null as BudgetState | null,
  };
}

/** What runs need besides the service, and no test of these looks at. */
export const quietParts = {
  memory: createMemoryStore((empty) => ({ get: async () => empty, update: async () => empty })),
  openClipboard: () => ({ write: async () => true, close: () => undefined }),
  listChanged: () => undefined,
  jobChanged: () => undefined,
  wakeAt: () => undefined,
  newId: () => 'id',
};
