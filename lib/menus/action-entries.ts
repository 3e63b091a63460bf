import type { MenuEntry, MenuState } from './menu-entry';

const contexts = ['action'] as const;

const rows: readonly MenuEntry[] = [
  { id: 'action.tabs', title: 'Shorten all &tabs of this window', contexts },
  { id: 'action.links', title: 'Your &links', contexts },
  { id: 'action.preferences', title: '&Preferences', contexts },
];

/** The menu of the toolbar button; browsers show six entries at most. */
export const actionEntries = ({ working }: MenuState): MenuEntry[] => [
  ...rows,
  { id: 'action.stop', title: '&Stop shortening', contexts, visible: working },
];
