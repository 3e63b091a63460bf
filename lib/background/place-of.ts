import type { AskPlace } from '@/lib/model/command';

/** A tab as the browser's events tell it. */
interface EventTab {
  id?: number | undefined;
  windowId: number;
  incognito: boolean;
}

/** Where something was asked for. Browsers give the number -1 to what is no tab, such as a sidebar. */
export function placeOf(tab: EventTab | undefined): AskPlace {
  return {
    tabId: numberOf(tab?.id),
    windowId: numberOf(tab?.windowId),
    private: tab?.incognito ?? false,
  };
}

const numberOf = (id: number | undefined): number | null =>
  id === undefined || id < 0 ? null : id;
