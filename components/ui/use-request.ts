import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import { type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';

/** How a request stands. */
export type RequestState<T = unknown> =
  | { state: 'idle' | 'pending' }
  /** The rate limit holds it back until then (epoch milliseconds); it goes on by itself. */
  | { state: 'waiting'; until: number }
  /** `isUnknown`: a change may have been made all the same. */
  | { state: 'failed'; error: ErrorReport; isUnknown: boolean }
  | { state: 'done'; value: T };

/** What the work of a request is handed. */
export interface RequestTools {
  /** Tries until the rate limit lets it through; the request is `waiting` meanwhile. */
  whenAllowed: <V>(attempt: () => Promise<V>) => Promise<V>;
  /** Aborted once the answer is not wanted any more: the component is gone, or a newer run took its place. */
  signal: AbortSignal;
}

type Work<A extends unknown[], T> = (tools: RequestTools, ...input: A) => Promise<T>;

interface Run<A> {
  input: A;
  controller: AbortController;
  phase: 'sent' | 'waiting' | 'over';
}

/** The ways to run a request, and which run is the one that is shown. */
function createRequest<A extends unknown[], T>(
  work: { readonly current: Work<A, T> },
  show: (state: RequestState<T>) => void,
) {
  let current: Run<A> | null = null;
  let isGone = false;

  const abandon = () => {
    current?.controller.abort();
    current = null;
    show({ state: 'idle' });
  };
  const restart = async (...input: A): Promise<T | null> => {
    if (isGone) return null;
    current?.controller.abort();
    const mine: Run<A> = { input, controller: new AbortController(), phase: 'sent' };
    current = mine;
    const { signal } = mine.controller;
    const become = (phase: Run<A>['phase'], next: RequestState<T>) => {
      mine.phase = phase;
      if (!signal.aborted) show(next);
    };
    const onWait = (until: number | null) =>
      until === null
        ? become('sent', { state: 'pending' })
        : become('waiting', { state: 'waiting', until });
    const whenAllowed: RequestTools['whenAllowed'] = async (attempt) =>
      retryWhenAllowed(attempt, { onWait, signal });
    become('sent', { state: 'pending' });
    try {
      const value = await work.current({ whenAllowed, signal }, ...input);
      become('over', { state: 'done', value });
      return value;
    } catch (failure) {
      const error = reportOf(failure);
      become('over', { state: 'failed', error, isUnknown: mayBeDone(error) });
      return null;
    }
  };
  const run = async (...input: A) =>
    current === null || current.phase === 'over' ? restart(...input) : null;
  return {
    /** Does nothing while one is under way. @returns the answer; null where there is none, as the state tells */
    run,
    /** Runs in place of what is under way and ignores its answer: for reads. */
    restart,
    /** Runs the last one once more. */
    retry: () => void (current !== null && run(...current.input)),
    /** Gives up waiting, and forgets a failure. What was sent is not called back: until its answer is there, no other is run. */
    cancel: () => {
      if (current?.phase !== 'sent') abandon();
    },
    /** Ignores whatever is under way: for what only reads. */
    abandon,
    /** The component is gone. */
    end: () => {
      isGone = true;
      current?.controller.abort();
    },
  };
}

/**
 * Asks for something or changes something, once at a time, for as long as the component is drawn. An answer that comes later
 * goes to its caller, and changes nothing that is shown.
 * @param work may be a new function at each drawing
 */
export function useRequest<A extends unknown[], T>(work: Work<A, T>) {
  const [state, setState] = useState<RequestState<T>>({ state: 'idle' });
  const latest = useRef(work);
  latest.current = work;
  const { end, ...actions } = useMemo(() => createRequest(latest, setState), []);
  // An ordinary effect is not there yet when a component goes before it was painted.
  useLayoutEffect(() => end, []);
  return {
    ...actions,
    state,
    isPending: state.state === 'pending' || state.state === 'waiting',
    /** Epoch milliseconds until which the rate limit holds it back; null where it does not. */
    waitUntil: state.state === 'waiting' ? state.until : null,
    error: state.state === 'failed' ? state.error : null,
  };
}
