import { useCallback, useEffect, useState } from 'preact/hooks';

import { useRequest } from '@/components/ui/use-request';
import type { AccountClient } from '@/lib/messages/client';
import type { Answered } from '@/lib/model/account';
import type { ErrorReport } from '@/lib/model/errors';
import type { Input, Output, ReadName } from '@/lib/operations/operations';
import { freshFor } from '@/lib/rules/list-rows';

/**
 * What a read of the account API gives: what is known at once, asked for anew behind it when that is older than a minute.
 * It waits for the rate limit and goes on by itself.
 * @param input may be a new object each time it is drawn, as long as it says the same
 */
export function useAccountRead<N extends ReadName>(
  account: AccountClient,
  name: N,
  input: Input<N>,
): AccountRead<Output<N>> {
  // Says all that `name` and `input` do, and stays the same for as long as they say the same.
  const key = JSON.stringify([name, input]);
  const [held, setHeld] = useState<{ key: string; known: Answered<Output<N>> | null }>({
    key,
    known: null,
  });
  const { error, waitUntil, isPending, restart } = useRequest(
    async ({ whenAllowed, signal }, within: number) => {
      const show = (known: Answered<Output<N>>) => signal.aborted || setHeld({ key, known });
      setHeld((was) => (was.key === key ? was : { key, known: null }));
      if (within > 0) {
        // What is known is a courtesy: without it, the answer comes all the same.
        const known = await account.known(name, input).catch(() => null);
        if (known !== null) show(known);
      }
      show(await whenAllowed(async () => account.read(name, input, within)));
    },
  );
  useEffect(() => void restart(freshFor), [account, key, restart]);

  const reload = useCallback(() => void restart(0), [restart]);
  // Nothing of another read is shown.
  if (held.key !== key) return { state: 'loading', waitUntil: null };
  if (held.known !== null) {
    return { state: 'ready', ...held.known, refreshing: isPending, waitUntil, error, reload };
  }
  return error === null
    ? { state: 'loading', waitUntil }
    : { state: 'failed', error, retry: reload };
}

/** What is known of a read of the account API while it is on its way, and after. */
export type AccountRead<T> =
  /** Nothing is known yet. `waitUntil`: epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
  | { state: 'loading'; waitUntil: number | null }
  | { state: 'failed'; error: ErrorReport; retry: () => void }
  | {
      state: 'ready';
      value: T;
      /** Epoch milliseconds at which the service answered. */
      at: number;
      /** It is being asked for anew behind what is shown. */
      refreshing: boolean;
      waitUntil: number | null;
      /** Asking anew failed; what is shown is what was known before. */
      error: ErrorReport | null;
      /** Asks anew, however young the answer is. */
      reload: () => void;
    };
