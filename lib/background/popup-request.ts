import type { Page, PopupRequest } from '@/lib/model/popup-state';

/** What the popup is opened for, and the page that it is about; null for the one in front. */
export interface RequestedPopup {
  ask: PopupRequest;
  page: Omit<Page, 'problem'> | null;
}

/** Milliseconds: a popup that was opened for something asks for it at once. */
const freshFor = 5000;

/**
 * Hands what a menu or key asked for over to the popup that it opens. It is kept in the worker's memory alone, as it may
 * be of a private window; the worker was woken for it, and the popup comes at once.
 */
export function createPopupRequests(now: () => number) {
  let waiting: { asked: RequestedPopup; at: number } | null = null;
  return {
    put: (asked: RequestedPopup): void => {
      waiting = { asked, at: now() };
    },
    take: (): RequestedPopup | null => {
      const taken = waiting;
      waiting = null;
      return taken !== null && now() - taken.at < freshFor ? taken.asked : null;
    },
  };
}
