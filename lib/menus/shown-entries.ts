import { subjectTitle } from './subjects';

/** What a browser tells when it shows a menu. */
export interface ShownMenu {
  contexts: readonly string[];
  /** Our entries in it. */
  menuIds: readonly (string | number)[];
}

/** How an entry is to look in the menu. */
export interface ShownEntry {
  id: string;
  title: string;
  visible: boolean;
}

/**
 * Fits a menu to what it is shown on, where a browser lets that be done (Firefox): on a link of the person's own there is
 * nothing to shorten. The entry is told both ways, as what it was made outlives the menu. Nothing else is changed, not even
 * to say how many addresses are selected: the menu is built anew for it, and may lose a click.
 */
export function shownEntries({ contexts, menuIds }: ShownMenu): ShownEntry[] {
  if (!contexts.includes('link')) return [];
  // Where these stand, the browser has matched the link with their patterns already.
  return [{ id: 'link', title: subjectTitle('link'), visible: !menuIds.includes('own.behind') }];
}
