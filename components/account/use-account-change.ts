import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import type { AccountClient } from '@/lib/messages/account-client';
import { reportOf } from '@/lib/model/errors';
import type { ChangeName, Input, Output } from '@/lib/operations/operations';

import type { AccountChange } from './use-account-read';

interface AccountChanger {
  change: AccountChange;
  /**
   * Changes something, waiting for the rate limit. One at a time: while one is on its way, another is not begun.
   * The answer of a change that was sent comes even when the screen is gone by then.
   * @returns null when it was not done; `change` says why, or is idle when it was cancelled while it waited
   */
  run: <N extends ChangeName>(name: N, input: Input<N>) => Promise<Output<N> | null>;
  /** Gives up waiting, and forgets a failure. */
  reset: () => void;
}

export function useAccountChange(account: AccountClient): AccountChanger {
  const [change, setChange] = useState<AccountChange>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const waiting = useRef(false);

  const reset = useCallback(() => {
    // What was sent is not called back, and nothing else is begun before its answer is there.
    if (running.current !== null && !waiting.current) return;
    running.current?.abort();
    running.current = null;
    waiting.current = false;
    setChange({ state: 'idle' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const run: AccountChanger['run'] = useCallback(
    async (name, input) => {
      if (running.current !== null) return null;
      const mine = new AbortController();
      running.current = mine;
      const become = (next: AccountChange) => mine.signal.aborted || setChange(next);
      become({ state: 'busy' });
      try {
        const answer = await goOnWhenFree(async () => account.change(name, input), {
          onWait: (until) => {
            waiting.current = until !== null;
            become(until === null ? { state: 'busy' } : { state: 'waiting', until });
          },
          signal: mine.signal,
        });
        become({ state: 'idle' });
        return answer;
      } catch (failure) {
        become({ state: 'failed', error: reportOf(failure) });
        return null;
      } finally {
        if (running.current === mine) running.current = null;
      }
    },
    [account],
  );
  return { change, run, reset };
}
