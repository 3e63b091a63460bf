import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useOnReturn } from '@/components/options/use-on-return';
import { type Listen, useListener } from '@/components/ui/hooks';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { LinkRecord } from '@/lib/model/link';
import type { LinksSync } from '@/lib/model/link-query';

import { LinkWindows, type WindowsState } from './link-windows';
import type { LinkView, VisibleRange } from './shown-links';
import { VisitRefresher } from './visit-refresher';

export interface LoadedLinks {
  state: WindowsState;
  windows: LinkWindows;
  /** Asks for the same links again; what is in sight stays where it is. */
  reload: () => void;
}

/** The links that fit a view. @param view stays the same object for as long as it says the same */
export function useLinks(view: LinkView): LoadedLinks {
  const { send } = useServices();
  const [windows] = useState(() => new LinkWindows(send));
  const [state, setState] = useState(windows.state);
  useListener(windows.onChange, () => setState(windows.state));
  useLayoutEffect(() => void windows.ask(view), [windows, view]);
  const reload = useCallback(() => void windows.reload(), [windows]);
  // Links are made and switched off beside this page.
  useOnReturn(reload);
  return { state, windows, reload };
}

/** Has the figures of the links in sight brought up to date. */
export function useVisitRefresh(windows: LinkWindows) {
  const { send } = useServices();
  const [pausedUntil, setPausedUntil] = useState<number | null>(null);
  const [refresher] = useState(
    () =>
      new VisitRefresher({
        send,
        onRefreshed: (shortUrl, link) => windows.patch(shortUrl, () => link),
        onPause: setPausedUntil,
        isHidden: () => document.hidden,
      }),
  );
  const [sight] = useState<{ now: VisibleRange | null }>({ now: null });
  const look = () => {
    if (sight.now !== null) refresher.setVisible(() => visibleLinks(windows, sight.now));
  };

  useListener(onVisibilityChange, () => refresher.resume());
  useLayoutEffect(() => () => refresher.stop(), [refresher]);
  const { arrivals } = windows.state;
  // Rows that were in sight before their links came.
  useEffect(look, [arrivals]);
  const forgive = () => {
    refresher.retryFailed();
    look();
  };
  return {
    pausedUntil,
    /** These rows are in sight now. */
    see: (next: VisibleRange) => {
      sight.now = next;
      look();
    },
    /** Tries again what failed before. */
    reload: forgive,
  };
}

const onVisibilityChange: Listen = (changed) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

function visibleLinks(windows: LinkWindows, sight: VisibleRange | null): LinkRecord[] {
  const links: LinkRecord[] = [];
  for (let row = sight?.first ?? 0; row < (sight?.end ?? 0); row += 1) {
    const link = windows.at(row);
    if (link !== undefined) links.push(link);
  }
  return links;
}

/** In milliseconds: a list of the service's that is younger is good enough when the screen is opened. */
const freshFor = 300_000;

const nothing = { done: null, last: null };

interface Brought {
  /** What came of it just now. */
  done: LinksSync | null;
  /** The same, also where that was done before or was seen: what could not be read of the list is still so. */
  last: LinksSync | null;
}

export type LinksSyncState = ReturnType<typeof useLinksSync>;

/**
 * Brings the links together with the service's list: when the screen is opened, and on request.
 * @param onDone gets the outcome, and returns whether that is shown already
 */
export function useLinksSync(onDone: (sync: LinksSync, isAsked: boolean) => boolean) {
  const { send } = useServices();
  const tell = useRef(onDone);
  tell.current = onDone;
  const [isAsked, setAsked] = useState(false);
  const [brought, setBrought] = useState<Brought>(nothing);
  const { isPending, waitUntil, error, restart } = useRequest(
    async ({ whenAllowed, signal }, within: number, byPerson: boolean) => {
      const begun = Date.now();
      setAsked(byPerson);
      setBrought(nothing);
      const done = await whenAllowed(async () => send('links.sync', { within }));
      if (signal.aborted) return;
      const isShown = done.at < begun || tell.current(done, byPerson);
      setBrought({ done: isShown && !byPerson ? null : done, last: done });
    },
  );
  useEffect(() => void restart(freshFor, false), [send, restart]);
  return {
    ...brought,
    /** The user asked for it, so its progress is shown. */
    isAsked,
    isPending,
    waitUntil,
    error,
    refresh: () => void restart(0, true),
    /** What came of it was seen. */
    seen: () => setBrought((was) => ({ ...was, done: null })),
  };
}
