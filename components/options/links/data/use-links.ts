import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';
import { type Listen, useListener } from '@/components/ui/hooks';
import type { LinkRecord } from '@/lib/model/link';

import { LinkWindows, type WindowsState } from './link-windows';
import type { LinkView, Sight } from './shown-links';
import { Looker } from './visit-refresher';

export interface Links {
  state: WindowsState;
  windows: LinkWindows;
  /** Asks for the same links again; what is in sight stays where it is. */
  again: () => void;
}

/** The links that fit a view. @param view stays the same object for as long as it says the same */
export function useLinks({ send }: Pick<Services, 'send'>, view: LinkView): Links {
  const [windows] = useState(() => new LinkWindows(send));
  const [state, setState] = useState(windows.state);
  useListener(windows.onChange, () => setState(windows.state));
  useLayoutEffect(() => void windows.ask(view), [windows, view]);
  const again = useCallback(() => void windows.again(), [windows]);
  // Links are made and switched off beside this page.
  useOnReturn(again);
  return { state, windows, again };
}

/** Has the figures of the links in sight brought up to date. */
export function useLooking({ send }: Pick<Services, 'send'>, windows: LinkWindows) {
  const [pausedUntil, setPausedUntil] = useState<number | null>(null);
  const [looker] = useState(
    () =>
      new Looker({
        send,
        onTold: (shortUrl, link) => windows.patch(shortUrl, () => link),
        onPause: setPausedUntil,
        isHidden: () => document.hidden,
      }),
  );
  const [sight] = useState<{ now: Sight | null }>({ now: null });
  const look = () => {
    if (sight.now !== null) looker.see(() => linksIn(windows, sight.now));
  };

  useListener(onSeenOrHidden, () => looker.goOn());
  useLayoutEffect(() => () => looker.stop(), [looker]);
  const { arrivals } = windows.state;
  // Rows that were in sight before their links came.
  useEffect(look, [arrivals]);
  const forgive = () => {
    looker.forgive();
    look();
  };
  return {
    pausedUntil,
    /** These rows are in sight now. */
    see: (next: Sight) => {
      sight.now = next;
      look();
    },
    /** Tries again what failed before. */
    again: forgive,
  };
}

const onSeenOrHidden: Listen = (changed) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

function linksIn(windows: LinkWindows, sight: Sight | null): LinkRecord[] {
  const links: LinkRecord[] = [];
  for (let row = sight?.first ?? 0; row < (sight?.end ?? 0); row += 1) {
    const link = windows.at(row);
    if (link !== undefined) links.push(link);
  }
  return links;
}
