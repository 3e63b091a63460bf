import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';

import type { OptionsServices } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';
import { type Listen, useListener } from '@/components/ui/hooks';
import type { LinkRecord } from '@/lib/model/link';

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
export function useLinks({ send }: Pick<OptionsServices, 'send'>, view: LinkView): LoadedLinks {
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
export function useVisitRefresh({ send }: Pick<OptionsServices, 'send'>, windows: LinkWindows) {
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
