import type { Page, PopupRequest } from '@/lib/model/popup-state';

/** What the popup is opened for, and the page that it is about; null for the one in front. */
interface RequestedPopup {
  ask: PopupRequest;
  page: Omit<Page, 'problem'> | null;
}

export type PopupRequests = ReturnType<typeof createPopupRequests>;

/** Milliseconds: a popup that was opened for something asks for it at once. */
const freshFor = 5000;

/** What a menu or key asked the popup for: in memory alone, as it may be of a private window. */
export function createPopupRequests() {
  let waiting: { asked: RequestedPopup; at: number } | null = null;
  return {
    put: (asked: RequestedPopup): void => {
      waiting = { asked, at: Date.now() };
    },
    /** The last one, once, as long as it is fresh. */
    take: (): RequestedPopup | null => {
      const taken = waiting;
      waiting = null;
      return taken !== null && Date.now() - taken.at < freshFor ? taken.asked : null;
    },
  };
}
