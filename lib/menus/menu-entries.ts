import { actionEntries } from './action-entries';
import { choiceEntries } from './choice-entries';
import type { MenuEntry, MenuState } from './menu-entry';
import { ownLinks } from './own-links';
import { type Subject, subjects } from './subjects';

/**
 * All entries of all menus, parents before what stands in them. Their ids stay the same from version to version.
 * A browser that cannot fit a menu to what it is shown on (`shown-entries.ts`) offers to shorten a link of the person's own, too.
 */
export function menuEntries(state: MenuState): MenuEntry[] {
  return [
    ...subjects.flatMap((subject) => subjectEntries(subject, state)),
    ...ownLinkEntries(state),
    ...actionEntries(state),
  ].filter(({ contexts }) => contexts.every((context) => state.contexts.includes(context)));
}

function subjectEntries({ id, title, limits, hasChoices }: Subject, state: MenuState): MenuEntry[] {
  const entry = { id, title, contexts: [id], ...limits };
  const isParent = hasChoices === true && state.style === 'choices';
  return isParent ? [entry, ...choiceEntries(entry, state.domains)] : [entry];
}

function ownLinkEntries(state: MenuState): MenuEntry[] {
  const targetUrlPatterns = ownLinks(state);
  if (targetUrlPatterns.length === 0) return [];
  const own = { contexts: ['link'] as const, targetUrlPatterns };
  return [
    { id: 'own.behind', title: '&What is behind it', ...own },
    { id: 'own.off', title: 'Switch &off…', ...own },
  ];
}
