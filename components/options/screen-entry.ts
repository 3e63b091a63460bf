import type { ComponentType } from 'preact';

import type { Services } from './services';

export interface ScreenProps {
  services: Services;
  /** What follows the screen's id in the address: `12/edit` in `#pixels/12/edit`, blank for the screen itself. */
  path: string;
}

export interface ScreenEntry {
  /** The part of the address after `#`, up to a `/`. */
  id: string;
  title: string;
  /** It asks the account API, so the rate limit matters there. */
  isAccount: boolean;
  View: ComponentType<ScreenProps>;
}
