import type { IconNode } from 'lucide';
import { type ComponentType, createContext } from 'preact';

import type { MessageKey } from '@/lib/texts/translate';

export interface ScreenProps {
  /** What follows the screen's id in the address: `12/edit` in `#pixels/12/edit`, blank for the screen itself. */
  path: string;
}

export interface ScreenEntry {
  /** The part of the address after `#`, up to a `/`. */
  id: string;
  title: MessageKey;
  icon: IconNode;
  /** The key that leads to it, after `g`. */
  letter?: string;
  /** It asks the account API, so the rate limit matters there. */
  isAccount?: true;
  View: ComponentType<ScreenProps>;
}

/**
 * The address of a service that another of our screens offered to connect to, for the Connect screen to begin with. It is handed
 * over in the page's memory, never in the page's own URL: any site can write that one, and the key form would begin with a
 * stranger's service.
 */
export const WantedAddressContext = createContext<{ current: string | null }>({ current: null });
