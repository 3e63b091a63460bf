import { useMemo, useState } from 'preact/hooks';

import { useSecondsLeft } from '@/components/ui/wait-line';
import type { AccountClient } from '@/lib/messages/account-client';
import type { BudgetView } from '@/lib/model/account';
import { t } from '@/lib/texts/translate';

import type { OptionsServices } from './services';

import './options.css';

/** Requests: from here on it is good to know how many are left. */
const lowBudget = 8;

/** How much is left of the rate limit, when it gets short. A reader hears no countdown. */
export function BudgetLine({ view }: { view: BudgetView | null }) {
  const seconds = useSecondsLeft(view?.resetsAt);
  const isShort = view !== null && view.left <= lowBudget && seconds > 0;
  return (
    <p class="budget-line" hidden={!isShort}>
      {isShort ? t('options_budget', { left: view.left, limit: view.limit, seconds }) : ''}
    </p>
  );
}

interface Budget {
  /** The page's services, with the budget brought up to date after every call of the account API. */
  services: OptionsServices;
  view: BudgetView | null;
}

/** Follows the account API's rate limit, for the line that tells about it. */
export function useBudget(services: OptionsServices): Budget {
  const [view, setView] = useState<BudgetView | null>(null);

  const look = useMemo(
    () =>
      coalesced(async () =>
        // Nothing is lost without it: what waits says so itself.
        services.send('budget.get', undefined).then(setView, () => undefined),
      ),
    [services],
  );
  const watched = useMemo(
    () => ({ ...services, account: onAccountUse(services.account, look) }),
    [services, look],
  );
  return { services: watched, view };
}

function onAccountUse(account: AccountClient, look: () => void): AccountClient {
  return {
    known: account.known,
    read: async (...asked) => account.read(...asked).finally(look),
    change: async (...asked) => account.change(...asked).finally(look),
  };
}

/** However often it is called while it runs, it runs once more after that. */
function coalesced(work: () => Promise<void>): () => void {
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
