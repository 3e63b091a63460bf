import { useCallback, useEffect, useState } from 'preact/hooks';

import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import type { AccountClient } from '@/lib/messages/account-client';
import type { Known } from '@/lib/model/account';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Input, Output, ReadName } from '@/lib/operations/operations';
import { youngEnough } from '@/lib/rules/list-rows';

interface Reading<T> {
  /** Which read this is about; what is known of another one is not shown. */
  key: string;
  known: Known<T> | null;
  busy: boolean;
  waitUntil: number | null;
  error: ErrorReport | null;
}

interface Asked<N extends ReadName> {
  key: string;
  name: N;
  input: Input<N>;
  within: number;
}

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
  const [reading, setReading] = useState(() => begin<Output<N>>(key));
  const [attempt, setAttempt] = useState({ key, within: youngEnough });
  const within = attempt.key === key ? attempt.within : youngEnough;

  useEffect(() => {
    const leaving = new AbortController();
    const change = (changes: Partial<Reading<Output<N>>>) => {
      if (!leaving.signal.aborted) setReading((was) => ({ ...of(key, was), ...changes }));
    };
    change({ busy: true, error: null, waitUntil: null });
    void ask(account, { key, name, input, within }, { change, signal: leaving.signal });
    return () => leaving.abort();
  }, [account, key, attempt]);

  const reload = useCallback(() => setAttempt({ key, within: 0 }), [key]);
  return shown(of(key, reading), reload);
}

const begin = <T>(key: string): Reading<T> => ({
  key,
  known: null,
  busy: true,
  waitUntil: null,
  error: null,
});

const of = <T>(key: string, reading: Reading<T>): Reading<T> =>
  reading.key === key ? reading : begin(key);

interface Listener<T> {
  change: (changes: Partial<Reading<T>>) => void;
  signal: AbortSignal;
}

async function ask<N extends ReadName>(
  account: AccountClient,
  { name, input, within }: Asked<N>,
  { change, signal }: Listener<Output<N>>,
): Promise<void> {
  try {
    if (within > 0) {
      // What is known is a courtesy: without it, the answer comes all the same.
      const known = await account.known(name, input).catch(() => null);
      if (known !== null) change({ known });
    }
    const known = await goOnWhenFree(async () => account.read(name, input, within), {
      onWait: (waitUntil) => change({ waitUntil }),
      signal,
    });
    change({ known, busy: false });
  } catch (failure) {
    change({ error: reportOf(failure), busy: false, waitUntil: null });
  }
}

function shown<T>(
  { known, busy, waitUntil, error }: Reading<T>,
  reload: () => void,
): AccountRead<T> {
  if (known !== null) {
    return {
      state: 'ready',
      ...known,
      refreshing: busy,
      waitUntil,
      error,
      reload,
    };
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

/** A change of the account on its way. `waiting`: the rate limit holds it back until then; it goes on by itself. */
export type AccountChange =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'waiting'; until: number }
  | { state: 'failed'; error: ErrorReport };
