import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { useOnReturn } from '@/components/options/use-on-return';
import { type Listen, useListener } from '@/components/ui/hooks';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { LinksSync } from '@/lib/model/link-query';

import { LinkWindows } from './link-windows';
import type { LinkView } from './shown-links';
import { VisitRefresher } from './visit-refresher';

export type LoadedLinks = ReturnType<typeof useLinks>;

/** The links that fit a view. @param view stays the same object for as long as it says the same */
export function useLinks(view: LinkView) {
  const { send } = useServices();
  const [windows] = useState(() => new LinkWindows(send));
  const [state, setState] = useState(windows.state);
  useListener(windows.onChange, () => setState(windows.state));
  useLayoutEffect(() => void windows.ask(view), [windows, view]);
  const reload = useCallback(() => void windows.reload(), [windows]);
  // Links are made and switched off beside this page.
  useOnReturn(reload);
  return {
    state,
    windows,
    /** Asks for the same links again; what is in sight stays where it is. */
    reload,
  };
}

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
  const look = () => refresher.setVisible(() => windows.inSight);
  useListener(onVisibilityChange, () => refresher.resume());
  useLayoutEffect(() => () => refresher.stop(), [refresher]);
  // Rows that were in sight before their links came.
  useEffect(look, [windows.state.arrivals]);
  return {
    pausedUntil,
    look,
    retryFailed: () => {
      refresher.retryFailed();
      look();
    },
  };
}

const onVisibilityChange: Listen = (changed) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** In milliseconds: a list of the service's that is younger is good enough when the screen is opened. */
const freshFor = 300_000;

export type LinksSyncState = ReturnType<typeof useLinksSync>;

/** Brings the links together with the service's list: when the screen is opened, and on request. */
export function useLinksSync({ windows, reload }: LoadedLinks, onBrought: () => void) {
  const { send } = useServices();
  const [isAsked, setAsked] = useState(false);
  const [brought, setBrought] = useState<{ sync: LinksSync; isNews: boolean } | null>(null);
  const request = useRequest(async ({ whenAllowed, signal }, byPerson: boolean) => {
    const begun = Date.now();
    setAsked(byPerson);
    setBrought(null);
    const within = byPerson ? 0 : freshFor;
    const sync = await whenAllowed(async () => send('links.sync', { within }));
    if (signal.aborted) return;
    const isNew = sync.at >= begun;
    const isShown = byPerson || fillsEmptyList(windows, sync);
    if (isNew && isShown) reload();
    if (isNew) onBrought();
    setBrought({ sync, isNews: byPerson || (isNew && !isShown) });
  });
  const { isPending, waitUntil, error, restart } = request;
  useEffect(() => void restart(false), [send, restart]);
  return {
    isPending,
    waitUntil,
    error,
    /** What came of it; `isNews`: it was not shown or seen yet. */
    brought,
    /** The user asked for it, so its progress is shown. */
    isAsked,
    refresh: () => void restart(true),
    show: () => {
      reload();
      setBrought((was) => was && { ...was, isNews: false });
    },
  };
}

/** There, nothing moves under the pointer. */
const fillsEmptyList = ({ state }: LinkWindows, { added, unlisted }: LinksSync): boolean =>
  (state.shown?.total ?? 0) === 0 && added + unlisted > 0;
