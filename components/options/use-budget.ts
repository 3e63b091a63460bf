import { useMemo, useState } from 'preact/hooks';

import type { AccountClient } from '@/lib/messages/account-client';
import type { BudgetView } from '@/lib/model/budget-view';

import type { Services } from './services';

interface Budget {
  /** The same services, whose every call of the account API brings the budget up to date. */
  services: Services;
  view: BudgetView | null;
}

/** Follows the account API's rate limit, for the line that tells about it. */
export function useBudget(services: Services): Budget {
  const [view, setView] = useState<BudgetView | null>(null);

  const look = useMemo(
    () =>
      oneAtATime(async () =>
        // Nothing is lost without it: what waits says so itself.
        services.send('budget.get', undefined).then(setView, () => undefined),
      ),
    [services],
  );
  const watched = useMemo(
    () => ({ ...services, account: watchAccount(services.account, look) }),
    [services, look],
  );
  return { services: watched, view };
}

function watchAccount(account: AccountClient, look: () => void): AccountClient {
  return {
    known: account.known,
    read: async (...asked) => account.read(...asked).finally(look),
    change: async (...asked) => account.change(...asked).finally(look),
  };
}

/** However often it is called while it runs, it runs once more after that. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => {
      isRunning = false;
      if (isWanted) run();
    });
  };
  return run;
}
