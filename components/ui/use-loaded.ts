import { useCallback, useEffect, useState } from 'preact/hooks';

import type { ErrorReport } from '@/lib/model/errors';

import { type RequestTools, useRequest } from './use-request';

/** What is known of an answer. `waitUntil`: epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
export type LoadState<T> =
  | { state: 'loading'; waitUntil: number | null }
  | { state: 'failed'; error: ErrorReport; reload: () => void }
  | LoadedState<T>;

/** What is asked for once, and not behind what is shown. */
export const loadedOnce = {
  state: 'ready',
  refreshing: false,
  waitUntil: null,
  error: null,
} as const;

export const notLoaded = { state: 'loading', waitUntil: null } as const;

export interface LoadedState<T> {
  state: 'ready';
  value: T;
  /** It is being asked for anew behind what is shown. */
  refreshing: boolean;
  waitUntil: number | null;
  /** Asking anew failed; what is shown is what was known before. */
  error: ErrorReport | null;
  replace: (value: T) => void;
  reload: () => void;
}

/** Asks for what is shown. @param isAsked the user wants it anew, however young the answer is @param show takes what is known sooner */
export type Load<T> = (
  tools: RequestTools & { isAsked: boolean; show: (known: T) => void },
) => Promise<T>;

/**
 * Loads what a screen is about, and again what changed. What is known stays in sight meanwhile.
 * @param load must stay the same function for as long as it asks for the same
 */
export function useLoaded<T>(load: Load<T>): LoadState<T> {
  const [held, setHeld] = useState<{ load: Load<T>; known: { value: T } | null }>({
    load,
    known: null,
  });
  const { error, waitUntil, isPending, restart } = useRequest(async (tools, isAsked: boolean) => {
    const show = (value: T) => {
      if (!tools.signal.aborted) setHeld({ load, known: { value } });
    };
    setHeld((was) => (was.load === load ? was : { load, known: null }));
    show(await load({ ...tools, isAsked, show }));
  });
  useEffect(() => void restart(false), [load, restart]);

  const reload = useCallback(() => void restart(true), [restart]);
  const replace = useCallback((value: T) => setHeld({ load, known: { value } }), [load]);
  // Nothing of another question is shown.
  if (held.load !== load) return { state: 'loading', waitUntil: null };
  if (held.known !== null) {
    const { value } = held.known;
    return { state: 'ready', value, refreshing: isPending, waitUntil, error, replace, reload };
  }
  return error === null ? { state: 'loading', waitUntil } : { state: 'failed', error, reload };
}
