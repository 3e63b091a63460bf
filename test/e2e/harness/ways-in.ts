import type { MenuPlace } from './menu-place.ts';
import type { Note } from './note.ts';

/** What a person does with the extension without its popup and pages, and what the browser shows of it. All in the tab that the person looks at. */
export interface WaysIn {
  /** Clicks with the other mouse button, and picks the extension's entry with this id. @throws {Error} when it is not there */
  clickMenu(entry: string, place?: MenuPlace): Promise<void>;
  /** Presses the keys of a command of the extension, by its name in the manifest. */
  pressCommand(name: string): Promise<void>;
  /** What stands under the address bar when this is typed behind the extension's keyword, line by line. */
  addressBarLines(text: string): Promise<string[]>;
  /** Types this behind the extension's keyword in the address bar, and presses Enter. */
  enterInAddressBar(text: string): Promise<void>;
  /** What stands on the toolbar button of the tab that the person looks at; empty for nothing. */
  badge(): Promise<string>;
  /** From now on, keeps in mind what is written on the toolbar button, which may be gone before anybody looks. @returns all of it so far */
  watchBadge(): Promise<() => Promise<string[]>>;
  /** The notifications that are shown; the extension must hold the permission since it was started. */
  notifications(): Promise<readonly Note[]>;
  /** Clicks the button of a notification, or where it has none, the notification. */
  clickNotification(note: Note): Promise<void>;
}
