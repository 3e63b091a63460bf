import { commandOfClick } from '@/lib/menus/command-of-click';
import { type MenuState, menuContexts, menuEntries, shownEntries } from '@/lib/menus/entries';
import type { ServiceView } from '@/lib/model/service';
import {
  fitMenus,
  menusOnTabs,
  onMenuClicked,
  onMenuShown,
  replaceMenus,
} from '@/lib/platform/menus';
import { onFreshStart } from '@/lib/platform/pages';
import { isCopied } from '@/lib/rules/job';
import { canSwitchLinks } from '@/lib/rules/offered';
import { namedServices } from '@/lib/rules/services';
import { currentOf, listed, nothingKnown } from '@/lib/services/list';
import {
  currentItem,
  runsItem,
  menusItem,
  preferencesItem,
  servicesItem,
} from '@/lib/storage/items';

import { commandPlaceOf } from './commands';
import type { ExecuteCommand } from './execute-command';

/**
 * Keeps the menus as the connection, the domains and the preferences want them, and does what a click asks for.
 *
 * Browsers remember the entries, but not across an update, and some not across a restart: they are made anew at both.
 */
export function maintainMenus(executeCommand: ExecuteCommand): void {
  // What was made before may be gone, and knowing what it was made of would not tell.
  onFreshStart(() => void refreshMenus(null));
  for (const item of [servicesItem, currentItem, preferencesItem, runsItem])
    item.onChange(refreshWhereChanged);
  onMenuShown(async (info) => shownEntries(info));
  onMenuClicked((info, tab) => {
    const { url = '', title = '' } = tab ?? {};
    const command = commandOfClick({
      ...info,
      entry: String(info.menuItemId),
      tab: { url, title },
    });
    if (command !== null) void executeCommand(command, commandPlaceOf(tab));
  });
}

/** Most changes of what the menus follow from leave them as they are. */
const refreshWhereChanged = (): void => void menusItem.get().then(refreshMenus);

/** What this worker has begun to make the menus of; null as long as it has not. */
let lastMade: string | null = null;

/** @param made what the menus were last made of; making the same anew takes time, and a click on one that is open */
async function refreshMenus(made: string | null): Promise<void> {
  const entries = menuEntries(await menuState());
  const wanted = JSON.stringify(entries.map(({ visible: _comesAndGoes, ...entry }) => entry));
  if (wanted === (lastMade ?? made)) return fitMenus(entries);
  lastMade = wanted;
  // A worker that is ended in between leaves some entries out.
  await replaceMenus(entries, async () => menusItem.set(null)).catch((failure: unknown) => {
    lastMade = null;
    throw failure;
  });
  if (lastMade === wanted) await menusItem.set(wanted);
}

async function menuState(): Promise<MenuState> {
  const [services, current, { menu }, runs] = await Promise.all([
    servicesItem.get(),
    currentItem.get(),
    preferencesItem.get(),
    runsItem.get(),
  ]);
  const inUse = services[currentOf(services, current) ?? ''];
  const { domains, shortHosts } = inUse ?? nothingKnown;
  return {
    address: inUse?.connection.address ?? null,
    canSwitch: canSwitchLinks(inUse?.connection ?? null),
    domains,
    shortHosts,
    services: servicesToPick(listed(services, current)),
    style: menu,
    contexts: menuContexts.filter((context) => context !== 'tab' || menusOnTabs()),
    working: Object.values(runs).some((run) => run.state === 'working' && isCopied(run)),
  };
}

/** The one in use is what the other entries mean, unless some pages are for another service. */
function servicesToPick(services: readonly ServiceView[]): MenuState['services'] {
  const isElsewhere = services.some(
    ({ inUse, connection: { pageHosts = [] } }) => !inUse && pageHosts.length > 0,
  );
  return namedServices(services)
    .filter(({ inUse }) => isElsewhere || !inUse)
    .map(({ id, label }) => ({ id, label }));
}
