import { browser } from './browser';

export interface Badge {
  /** Four characters at most fit. */
  text: string;
  tone: 'good' | 'busy' | 'bad';
}

/** As in `wxt.config.ts`. */
const defaultTitle = { title: 'Curtail' };

/** Dark enough for white letters in every theme (contrast 4.5 or more). */
const colours: Record<Badge['tone'], string> = { good: '#1a7f37', busy: '#3b5bdb', bad: '#b3261e' };

/** A closed tab is no failure. @param tabId null for all tabs */
export async function showBadge(tabId: number | null, badge: Badge, title: string): Promise<void> {
  const place = tabId === null ? {} : { tabId };
  const { action } = browser;
  await Promise.allSettled([
    action.setBadgeBackgroundColor({ ...place, color: colours[badge.tone] }),
    action.setBadgeTextColor({ ...place, color: '#ffffff' }),
    action.setBadgeText({ ...place, text: badge.text }),
    action.setTitle({ ...place, title }),
  ]);
}

export async function clearBadge(tabId: number | null): Promise<void> {
  const { action } = browser;
  await Promise.allSettled([
    action.setBadgeText(tabId === null ? { text: '' } : noTextOf(tabId)),
    action.setTitle(tabId === null ? defaultTitle : { ...defaultTitle, tabId }),
  ]);
}

/** Null, unlike an empty text, falls back to that of all tabs. */
const noTextOf = (tabId: number): { tabId: number; text: string } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- browsers take null here, which the shared types do not know
  ({ tabId, text: null }) as unknown as { tabId: number; text: string };
