import type { ComponentType } from 'preact';

import { ConnectScreen } from './connect-screen';
import { PreferencesScreen } from './preferences-screen';
import type { Services } from './services';

export interface ScreenEntry {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  View: ComponentType<{ services: Services }>;
}

const first: ScreenEntry = { id: 'connect', title: 'Connect', View: ConnectScreen };

/** The sidebar, from top to bottom: a screen is added by a row. */
export const screens: readonly ScreenEntry[] = [
  first,
  { id: 'preferences', title: 'Preferences', View: PreferencesScreen },
];

/** @returns the screen of an address such as `#preferences`; the first where it names none. */
export function screenAt(hash: string): ScreenEntry {
  return screens.find(({ id }) => hash === `#${id}`) ?? first;
}
