import { askOfClick } from '@/lib/menus/command-of-click';
import { type MenuContext, type MenuState, menuEntries, shownEntries } from '@/lib/menus/entries';
import {
  fitMenus,
  menusOnTabs,
  onMenuClicked,
  onMenuShown,
  replaceMenus,
} from '@/lib/platform/menus';
import { onFreshStart } from '@/lib/platform/pages';
import {
  connectionItem,
  domainsItem,
  jobsItem,
  menusItem,
  preferencesItem,
} from '@/lib/storage/items';

import { placeOf } from './commands';
import type { CarryOut } from './execute-command';

const everywhere: readonly MenuContext[] = [
  'link',
  'image',
  'video',
  'audio',
  'selection',
  'page',
  'action',
];

/**
 * Keeps the menus as the connection, the domains and the preferences want them, and does what a click asks for.
 *
 * Browsers remember the entries, but not across an update, and some not across a restart: they are made anew at both.
 */
export function keepMenus(carryOut: CarryOut): void {
  // What was made before may be gone, and knowing what it was made of would not tell.
  onFreshStart(() => void refreshMenus(null));
  for (const item of [connectionItem, domainsItem, preferencesItem, jobsItem])
    item.onChange(refreshWhereChanged);
  onMenuShown(async (info) => shownEntries(info));
  onMenuClicked((info, tab) => {
    const { url = '', title = '' } = tab ?? {};
    const ask = askOfClick({ ...info, entry: String(info.menuItemId), tab: { url, title } });
    if (ask !== null) void carryOut(ask, placeOf(tab));
  });
}

/** Most changes of what the menus follow from leave them as they are. */
const refreshWhereChanged = (): void => void menusItem.get().then(refreshMenus);

/** What this worker has begun to make the menus of; null as long as it has not. */
let begun: string | null = null;

/** @param made what the menus were last made of; making the same anew takes time, and a click on one that is open */
async function refreshMenus(made: string | null): Promise<void> {
  const entries = menuEntries(await menuState());
  const wanted = JSON.stringify(entries.map(({ visible: _comesAndGoes, ...entry }) => entry));
  if (wanted === (begun ?? made)) return fitMenus(entries);
  begun = wanted;
  // A worker that is ended in between leaves some entries out.
  await menusItem.set(null);
  await replaceMenus(entries).catch((failure: unknown) => {
    begun = null;
    throw failure;
  });
  if (begun === wanted) await menusItem.set(wanted);
}

async function menuState(): Promise<MenuState> {
  const [connection, domains, { shortHosts, menu }, jobs] = await Promise.all([
    connectionItem.get(),
    domainsItem.get(),
    preferencesItem.get(),
    jobsItem.get(),
  ]);
  return {
    address: connection?.address ?? null,
    domains,
    shortHosts,
    style: menu,
    contexts: menusOnTabs() ? [...everywhere, 'tab'] : everywhere,
    working: jobs.some(({ state, items }) => state === 'working' && items.length > 1),
  };
}
