import { browser } from './browser';

/** What stands on the toolbar button. */
export interface Badge {
  /** Four characters at most fit. */
  text: string;
  tone: 'good' | 'busy' | 'bad';
}

/** As in `wxt.config.ts`. */
const defaultTitle = 'Curtail';

/** Dark enough for white letters in every theme (contrast 4.5 or more). */
const colours: Record<Badge['tone'], string> = { good: '#1a7f37', busy: '#3b5bdb', bad: '#b3261e' };

/**
 * Writes on the toolbar button: of one tab, or of all (null). The tab may be gone, which is no failure.
 * @param title what the button says to pointers and screen readers
 */
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

/** Takes away what was written: on a tab's button, what all have stands there again. */
export async function clearBadge(tabId: number | null): Promise<void> {
  const { action } = browser;
  await Promise.allSettled(
    tabId === null
      ? [action.setBadgeText({ text: '' }), action.setTitle({ title: defaultTitle })]
      : [action.setBadgeText(noTextOf(tabId)), action.setTitle({ tabId, title: defaultTitle })],
  );
}

/** Null, unlike an empty text, lets the one of all tabs through. */
const noTextOf = (tabId: number): { tabId: number; text: string } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- browsers take null here, which the shared types do not know
  ({ tabId, text: null }) as unknown as { tabId: number; text: string };
