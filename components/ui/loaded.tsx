import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';

import { type ErrorReport, reportOf } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';

import { Button } from './button';
import { Notice } from './notice';

interface LoadedPartProps<T> {
  loaded: Loaded<T>;
  /** What is being loaded, as in “Loading your preferences…”. */
  what: string;
  children: (ready: Extract<Loaded<T>, { state: 'ready' }>) => ComponentChildren;
}

/** Draws what was loaded; until then that it is on its way, or why it did not come and Retry. */
export function LoadedPart<T>({ loaded, what, children }: LoadedPartProps<T>) {
  if (loaded.state === 'ready') return <>{children(loaded)}</>;
  if (loaded.state === 'loading') {
    return (
      <p class="screen-lead" role="status">
        Loading {what}…
      </p>
    );
  }
  return (
    <Notice
      tone="error"
      title={`Curtail could not load ${what}.`}
      actions={<Button onClick={loaded.reload}>Retry</Button>}
    >
      {errorText(loaded.error).sentence}
    </Notice>
  );
}

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: ErrorReport; reload: () => void }
  | { state: 'ready'; value: T; replace: (value: T) => void; reload: () => void };

type Answer<T> = { value: T } | { error: ErrorReport } | null;

/**
 * Loads what a screen is about.
 * @param load must stay the same function between drawings
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T>>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    load().then(
      (value) => gone || setAnswer({ value }),
      (failure: unknown) => gone || setAnswer({ error: reportOf(failure) }),
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);

  /** What is known stays in sight meanwhile. */
  const reload = useCallback(() => {
    setAnswer((was) => (was !== null && 'error' in was ? null : was));
    setAttempt((count) => count + 1);
  }, []);
  const replace = useCallback((value: T) => setAnswer({ value }), []);

  if (answer === null) return { state: 'loading' };
  if ('error' in answer) return { state: 'failed', error: answer.error, reload };
  return { state: 'ready', value: answer.value, replace, reload };
}
