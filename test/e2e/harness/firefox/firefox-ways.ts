import type { MenuPlace } from '../menu-place.ts';
import type { Note } from '../note.ts';
import { poll } from '../poll.ts';
import type { WaysIn } from '../ways-in.ts';
import { addressBarLines, enterInAddressBar } from './address-bar.ts';
import { clickAlert, shownAlerts } from './alerts.ts';
import { badgeText, watchBadge } from './badge-text.ts';
import { clickMenu, closeMenu, openMenu, shownEntries } from './click-menu.ts';
import type { MenuOwner } from './click-menu.ts';
import { pressCommand } from './press-command.ts';

/** The ways in of Firefox: its own menus, keys and address bar. */
export class FirefoxWays implements WaysIn {
  readonly #owner: MenuOwner;

  constructor(owner: MenuOwner) {
    this.#owner = owner;
  }

  async clickMenu(entry: string, place: MenuPlace = 'page'): Promise<void> {
    await this.#comeToFront();
    await clickMenu(this.#owner, entry, place);
  }

  /** Opens a menu and waits until it shows these entries of the extension, and no others. */
  async seeMenu(entries: readonly string[], place: MenuPlace = 'page'): Promise<void> {
    await this.#comeToFront();
    await openMenu(this.#owner, place);
    const wanted = entries.join();
    await poll(`a menu of nothing but ${wanted}`, async () => {
      const shown = await shownEntries(this.#owner, place);
      return shown.join() === wanted || undefined;
    });
    await closeMenu(this.#owner, place);
  }

  async pressCommand(name: string): Promise<void> {
    await this.#comeToFront();
    await pressCommand(this.#owner.privileged, this.#owner.extensionId, name);
  }

  addressBarLines(text: string): Promise<string[]> {
    return addressBarLines(this.#owner.privileged, `cut ${text}`);
  }

  async enterInAddressBar(text: string): Promise<void> {
    await this.#comeToFront();
    await enterInAddressBar(this.#owner.privileged, `cut ${text}`);
  }

  async badge(): Promise<string> {
    await this.#comeToFront();
    return badgeText(this.#owner.privileged, this.#owner.extensionId);
  }

  watchBadge(): Promise<() => Promise<string[]>> {
    return watchBadge(this.#owner.privileged, this.#owner.extensionId);
  }

  notifications(): Promise<readonly Note[]> {
    return shownAlerts(this.#owner.privileged);
  }

  clickNotification({ id }: Note): Promise<void> {
    return clickAlert(this.#owner.privileged, id);
  }

  async #comeToFront(): Promise<void> {
    const { connection, context } = this.#owner;
    await connection.send('browsingContext.activate', { context });
  }
}
