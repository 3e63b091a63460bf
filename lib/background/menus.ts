import { createQueue } from '@/lib/async/queue';
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
import { nothingKnown } from '@/lib/services/list';
import {
  currentItem,
  runsItem,
  menusItem,
  preferencesItem,
  servicesItem,
} from '@/lib/storage/items';

import { commandPlaceOf } from './commands';
import type { ExecuteCommand } from './execute-command';
import { readCurrent } from './services';

/** Browsers remember the entries, but not across an update, and some not across a restart: they are made anew at both. */
export function maintainMenus(executeCommand: ExecuteCommand): void {
  onFreshStart(() => void refreshMenus(true));
  for (const item of [servicesItem, currentItem, preferencesItem, runsItem])
    item.onChange(() => void refreshMenus());
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

/** Two refreshes at once would make entries twice. */
const enqueue = createQueue();

/** Making the same entries anew would take time, and a click on a menu that is open. */
const refreshMenus = async (areGone = false): Promise<void> =>
  enqueue(async () => {
    const entries = menuEntries(await menuState());
    const wanted = JSON.stringify(entries.map(({ visible: _comesAndGoes, ...entry }) => entry));
    if (!areGone && wanted === (await menusItem.get())) return fitMenus(entries);
    // A worker that ends meanwhile leaves some entries out.
    await menusItem.set(null);
    await replaceMenus(entries);
    await menusItem.set(wanted);
  });

async function menuState(): Promise<MenuState> {
  const [{ all, service, preferences }, runs] = await Promise.all([readCurrent(), runsItem.get()]);
  const { domains, shortHosts } = service ?? nothingKnown;
  const connection = service?.connection ?? null;
  return {
    address: connection?.address ?? null,
    canSwitch: canSwitchLinks(connection),
    domains,
    shortHosts,
    templates: preferences.tagTemplates.map(({ name }) => name),
    services: servicesToPick(all),
    style: preferences.menu,
    contexts: menuContexts.filter((context) => context !== 'tab' || menusOnTabs()),
    working: Object.values(runs).some((run) => run.state === 'working' && isCopied(run)),
  };
}

/** The other entries mean the current one, unless some pages are for another service. */
function servicesToPick(services: readonly ServiceView[]): MenuState['services'] {
  const isElsewhere = services.some(
    ({ inUse, connection: { pageHosts = [] } }) => !inUse && pageHosts.length > 0,
  );
  return namedServices(services)
    .filter(({ inUse }) => isElsewhere || !inUse)
    .map(({ id, label }) => ({ id, label }));
}
