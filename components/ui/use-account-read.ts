import { useCallback } from 'preact/hooks';

import type { Answered } from '@/lib/model/account';
import type { Input, Output, ReadName } from '@/lib/operations/operations';
import { freshFor } from '@/lib/rules/list-rows';

import { useServices } from './services';
import { useLoaded, type LoadState, type LoadedState, type Load } from './use-loaded';

/** What was read, and the epoch milliseconds at which the service answered. */
export type AnsweredState<T> = LoadedState<T> & { at: number };

export type AccountRead<T> = Exclude<LoadState<T>, { state: 'ready' }> | AnsweredState<T>;

/**
 * What a read of the account API gives: what is known at once, asked for anew behind it when that is older than a minute.
 * It waits for the rate limit and goes on by itself.
 * @param input may be a new object each time it is drawn, as long as it says the same
 */
export function useAccountRead<N extends ReadName>(
  name: N,
  input: Input<N>,
): AccountRead<Output<N>> {
  const { account } = useServices();
  const load: Load<Answered<Output<N>>> = useCallback(
    async ({ whenAllowed, isAsked, show }) => {
      // What is known is a courtesy: without it, the answer comes all the same.
      const known = isAsked ? null : await account.known(name, input).catch(() => null);
      if (known !== null) show(known);
      return whenAllowed(async () => account.read(name, input, isAsked ? 0 : freshFor));
    },
    [account, JSON.stringify([name, input])],
  );
  const read = useLoaded(load);
  if (read.state !== 'ready') return read;
  const { at } = read.value;
  return { ...read, ...read.value, replace: (value) => read.replace({ value, at }) };
}
