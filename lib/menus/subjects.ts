import type { MenuContext, MenuEntry } from './menu-entry';
import { webPages } from './web-pages';

/** What can be shortened by one click on it. */
export interface Subject {
  id: MenuContext;
  title: string;
  /** Which addresses it is for: those of what was clicked, or of the page around it. */
  limits: Pick<MenuEntry, 'targetUrlPatterns' | 'documentUrlPatterns'>;
  /** Whether it can be a submenu. */
  hasChoices?: true;
}

const onTarget = { targetUrlPatterns: webPages };
const onPage = { documentUrlPatterns: webPages };

/** Several of them may stand in one menu, such as link and image, so no two are chosen by the same letter. */
export const subjects: readonly Subject[] = [
  { id: 'link', title: 'S&horten link', limits: onTarget, hasChoices: true },
  { id: 'image', title: 'Shorten &image address', limits: onTarget },
  { id: 'video', title: 'Shorten &video address', limits: onTarget },
  { id: 'audio', title: 'Shorten &audio address', limits: onTarget },
  { id: 'selection', title: 'Shorten a&ddresses in selection', limits: {} },
  { id: 'page', title: 'S&horten this page', limits: onPage, hasChoices: true },
  { id: 'tab', title: 'Shorten this &tab', limits: onPage },
];

/** The title that the entry of a subject has by itself. */
export const subjectTitle = (id: MenuContext): string =>
  subjects.find((subject) => subject.id === id)?.title ?? '';
