import { useEffect, useRef, useState } from 'preact/hooks';

import { type ErrorReport, reportOf } from '@/lib/model/errors';

export interface Steps {
  /** @throws {StoppedError} once the work was stopped */
  reach(done: number, total: number): void;
}

/** Work stopped on purpose: nothing to report. */
class StoppedError extends Error {
  override readonly name = 'Stopped';
}

/** @param onReach also gets the step at which it stops */
export const stepsUntil = (
  signal: AbortSignal,
  onReach: (done: number, total: number) => void,
): Steps => ({
  reach(done, total) {
    onReach(done, total);
    if (signal.aborted) throw new StoppedError();
  },
});

/** How far work in steps has come. */
export interface StepsProgress {
  done: number;
  total: number;
}

/** How it stands. `stopped`: by the person. */
export type StepsState<T> =
  | { state: 'idle' }
  | { state: 'working'; progress: StepsProgress | null }
  | { state: 'done'; value: T }
  | { state: 'stopped'; progress: StepsProgress | null }
  | { state: 'failed'; error: ErrorReport; progress: StepsProgress | null };

/** Work in steps, one at a time; it ends when its screen is left. */
export function useSteps<T>() {
  const [state, setState] = useState<StepsState<T>>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async (work: (steps: Steps) => Promise<T>) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    let progress: StepsProgress | null = null;
    setState({ state: 'working', progress });
    const steps = stepsUntil(controller.signal, (done, total) => {
      progress = { done, total };
      setState({ state: 'working', progress });
    });
    const next = await work(steps).then(
      (value): StepsState<T> => ({ state: 'done', value }),
      (failure: unknown): StepsState<T> =>
        failure instanceof StoppedError
          ? { state: 'stopped', progress }
          : { state: 'failed', error: reportOf(failure), progress },
    );
    running.current = null;
    setState(next);
  };

  return {
    state,
    /** Does nothing while something is under way. */
    begin: (work: (steps: Steps) => Promise<T>) => void begin(work),
    stop: () => running.current?.abort(),
  };
}
