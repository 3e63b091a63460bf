import type { MenuPlace } from '../menu-place.ts';
import { poll } from '../poll.ts';
import type { BidiConnection } from './bidi-connection.ts';
import { locateElement } from './locate.ts';
import { clickOn } from './person-input.ts';
import type { Privileged } from './privileged.ts';

/** Whose menus, and where. */
export interface MenuOwner {
  connection: BidiConnection;
  privileged: Privileged;
  extensionId: string;
  /** The tab in front. */
  context: string;
}

/** Opens the menu of this place and picks the extension's entry with this id, once it is there. */
export async function clickMenu(owner: MenuOwner, entry: string, place: MenuPlace): Promise<void> {
  await openMenu(owner, place);
  await poll(`the entry ${entry}`, async () => {
    const picked = await owner.privileged(pick(owner, entry, place));
    return picked === true || undefined;
  });
  // The next click would only close it.
  await waitForState(owner, place, 'closed');
}

/** Opens the menu of this place. */
export async function openMenu(owner: MenuOwner, place: MenuPlace): Promise<void> {
  const { connection, context, privileged } = owner;
  if (place === 'tab') await openPart(privileged, 'gBrowser.selectedTab');
  else if (place === 'button') await openPart(privileged, buttonOf(owner));
  else {
    const selector = place === 'page' ? 'html' : place.element;
    await clickOn(connection, context, await locateElement(connection, context, selector), 2);
  }
  await waitForState(owner, place, 'open');
}

async function waitForState(
  { privileged }: MenuOwner,
  place: MenuPlace,
  state: 'open' | 'closed',
): Promise<void> {
  const isSo = `document.getElementById('${menuAt(place)}').state === '${state}'`;
  await poll(`the menu to be ${state}`, async () => (await privileged(isSo)) === true || undefined);
}

/** The extension's entries in the menu that is open at this place. */
export async function shownEntries(owner: MenuOwner, place: MenuPlace): Promise<string[]> {
  const ids = await owner.privileged(
    `JSON.stringify(${entriesIn(owner, place)}.map(([id]) => id))`,
  );
  return JSON.parse(String(ids)) as string[];
}

export async function closeMenu({ privileged }: MenuOwner, place: MenuPlace): Promise<void> {
  await privileged(`document.getElementById('${menuAt(place)}').hidePopup()`);
}

/** By default the button is in a panel of the browser's; people put it on the toolbar. */
const buttonOf = ({ extensionId }: MenuOwner): string => `(() => {
  const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
  const { widget } = extension.apiManager.global.browserActionFor(extension);
  CustomizableUI.addWidgetToArea(widget.id, 'nav-bar');
  return widget.forWindow(window).node;
})()`;

/** Clicks with the other button on a part of the browser. */
async function openPart(privileged: Privileged, part: string): Promise<void> {
  await privileged(`(() => {
    const { left, top, width, height } = ${part}.getBoundingClientRect();
    window.synthesizeMouseEvent('contextmenu', left + width / 2, top + height / 2, { button: 2 }, {});
  })()`);
}

/** The browser's name for the menu of a place. */
function menuAt(place: MenuPlace): string {
  if (place === 'tab') return 'tabContextMenu';
  return place === 'button' ? 'toolbar-context-menu' : 'contentAreaContextMenu';
}

/** The id of each entry of the extension that a menu shows, and its item. */
const entriesIn = ({ extensionId }: MenuOwner, place: MenuPlace): string => `(() => {
  const prefix = ${JSON.stringify(extensionId)}.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '_') +
    '-menuitem-_';
  return [...document.getElementById('${menuAt(place)}').querySelectorAll('menuitem')]
    .filter((item) => item.id.startsWith(prefix) && !item.hidden)
    .map((item) => [item.id.slice(prefix.length), item]);
})()`;

/**
 * False as long as it cannot be picked. Several entries of an extension stand in a submenu, which has to be opened first. A menu is
 * built anew once the extension knows what fits, so that only an item is picked which is still the one of the look before.
 */
const pick = (owner: MenuOwner, entry: string, place: MenuPlace): string => `(() => {
  const [, wanted] = ${entriesIn(owner, place)}.find(([id]) => id === ${JSON.stringify(entry)}) ?? [];
  const popup = wanted?.closest('menupopup');
  if (popup?.state === 'closed') popup.parentNode.openMenu(true);
  if (popup?.state !== 'open') return false;
  const isThere = wanted === window.curtailSeen;
  window.curtailSeen = wanted;
  if (!isThere) return false;
  popup.activateItem(wanted);
  return true;
})()`;
