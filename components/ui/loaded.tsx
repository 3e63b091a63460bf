import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';

import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { Button } from './button';
import { Notice } from './notice';
import { useRequest } from './use-request';

interface LoadedPartProps<T> {
  loaded: Loaded<T>;
  /** What is said while it is on its way, and where it did not come; whole sentences. */
  texts: { loading: string; failed: string };
  children: (ready: Extract<Loaded<T>, { state: 'ready' }>) => ComponentChildren;
}

/** Draws what was loaded; until then that it is on its way, or why it did not come, and trying again. */
export function LoadedPart<T>({ loaded, texts, children }: LoadedPartProps<T>) {
  if (loaded.state === 'ready') return <>{children(loaded)}</>;
  if (loaded.state === 'loading') {
    return (
      <p class="screen-lead" role="status">
        {texts.loading}
      </p>
    );
  }
  return (
    <Notice
      tone="error"
      title={texts.failed}
      actions={<Button onClick={loaded.reload}>{t('common_try_again')}</Button>}
    >
      {errorText(loaded.error).sentence}
    </Notice>
  );
}

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: ErrorReport; reload: () => void }
  | { state: 'ready'; value: T; replace: (value: T) => void; reload: () => void };

/**
 * Loads what a screen is about.
 * @param load must stay the same function between drawings
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [known, setKnown] = useState<{ value: T } | null>(null);
  const { error, restart } = useRequest(async ({ signal }) => {
    const show = (next: typeof known) => signal.aborted || setKnown(next);
    try {
      show({ value: await load() });
    } catch (failure) {
      show(null);
      throw failure;
    }
  });
  useEffect(() => void restart(), [load, restart]);

  /** What is known stays in sight meanwhile. */
  const reload = useCallback(() => void restart(), [restart]);
  const replace = useCallback((value: T) => setKnown({ value }), []);

  if (error !== null) return { state: 'failed', error, reload };
  return known === null ? { state: 'loading' } : { state: 'ready', ...known, replace, reload };
}
