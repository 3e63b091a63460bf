import { useCallback, useLayoutEffect, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';
import { useListener } from '@/components/ui/use-listener';

import { LinkWindows, type WindowsState } from './link-windows';
import type { LinkView } from './shown-links';

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
