import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinksSync } from '@/lib/model/link-query';

/** In milliseconds: a list of the service's that is younger is good enough when the screen is opened. */
const youngEnough = 300_000;

export interface SyncState {
  /** Somebody asked for it, so it is said how it goes. */
  isAsked: boolean;
  isBusy: boolean;
  /** Epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
  waitUntil: number | null;
  error: ErrorReport | null;
  /** What came of it just now. */
  done: LinksSync | null;
  /** How many entries of the service's list could not be read. */
  unreadable: number;
}

const atRest: SyncState = {
  isAsked: false,
  isBusy: false,
  waitUntil: null,
  error: null,
  done: null,
  unreadable: 0,
};

export interface Sync extends SyncState {
  refresh: () => void;
  /** What came of it was seen. */
  seen: () => void;
}

/**
 * Brings the links together with the service's list: when the screen is opened, and when somebody asks.
 * @param onDone is told what came of it, and tells whether that is shown already
 */
export function useLinksSync(
  { send }: Pick<Services, 'send'>,
  onDone: (sync: LinksSync, isAsked: boolean) => boolean,
): Sync {
  const [state, setState] = useState(atRest);
  const tell = useRef(onDone);
  tell.current = onDone;
  const leaving = useRef(new AbortController());

  const run = useCallback(
    async (within: number, isAsked: boolean) => {
      const begun = Date.now();
      const { signal } = leaving.current;
      const become = (changes: Partial<SyncState>) =>
        signal.aborted || setState((was) => ({ ...was, ...changes }));
      become({ ...atRest, isAsked, isBusy: true });
      try {
        const done = await goOnWhenFree(async () => send('links.sync', { within }), {
          onWait: (waitUntil) => become({ waitUntil }),
          signal,
        });
        if (signal.aborted) return;
        const isShown = done.at < begun || tell.current(done, isAsked);
        const { unreadable = 0 } = done;
        const news = isShown && !isAsked ? null : done;
        become({ isBusy: false, waitUntil: null, done: news, unreadable });
      } catch (failure) {
        become({ isBusy: false, waitUntil: null, error: reportOf(failure) });
      }
    },
    [send],
  );
  useEffect(() => {
    leaving.current = new AbortController();
    void run(youngEnough, false);
    return () => leaving.current.abort();
  }, [run]);
  return {
    ...state,
    refresh: () => void run(0, true),
    seen: () => setState((was) => ({ ...was, done: null })),
  };
}
