import { addressesIn } from '@/lib/rules/addresses-in-text';

import { subjectTitle } from './subjects';

/** What a browser tells when it shows a menu. What was clicked it tells only for pages that the extension may read. */
export interface ShownMenu {
  contexts: readonly string[];
  /** Our entries in it. */
  menuIds: readonly (string | number)[];
  selectionText?: string | undefined;
}

/** How an entry is to look in the menu. */
export interface ShownEntry {
  id: string;
  title: string;
  visible: boolean;
}

/**
 * Fits a menu to what it is shown on, where a browser lets that be done (Firefox): on a link of the person's own there is
 * nothing to shorten, and in a selection that is known to hold no address neither. An entry is told both ways, as what it
 * was made outlives the menu.
 */
export function shownEntries({ contexts, menuIds, selectionText }: ShownMenu): ShownEntry[] {
  // Where these stand, the browser has matched the link with their patterns already.
  const link = { title: subjectTitle('link'), visible: !menuIds.includes('own.behind') };
  return [
    ...(contexts.includes('link') ? [{ id: 'link', ...link }] : []),
    ...(contexts.includes('selection') ? [selectionEntry(selectionText)] : []),
  ];
}

function selectionEntry(text: string | undefined): ShownEntry {
  const count = text === undefined ? 0 : addressesIn(text).length;
  return {
    id: 'selection',
    title: count > 1 ? `Shorten ${count} a&ddresses` : subjectTitle('selection'),
    visible: text === undefined || count > 0,
  };
}
