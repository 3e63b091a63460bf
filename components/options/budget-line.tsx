import { useSecondsLeft } from '@/components/ui/use-seconds-left';
import type { BudgetView } from '@/lib/model/budget-view';

import './budget-line.css';

/** Requests: from here on it is good to know how many are left. */
const short = 8;

/** How much is left of the rate limit, when it gets short. A reader hears no countdown. */
export function BudgetLine({ view }: { view: BudgetView | null }) {
  const seconds = useSecondsLeft(view?.resetsAt);
  const isShort = view !== null && view.left <= short && seconds > 0;
  return (
    <p class="budget-line" hidden={!isShort}>
      {isShort ? `${view.left} of ${view.limit} requests left, resets in ${seconds} s` : ''}
    </p>
  );
}
