import { commandOfClick } from '@/lib/menus/command-of-click';
import { type MenuContext, type MenuState, menuEntries, shownEntries } from '@/lib/menus/entries';
import type { ServiceView } from '@/lib/model/service';
import {
  fitMenus,
  menusOnTabs,
  onMenuClicked,
  onMenuShown,
  replaceMenus,
} from '@/lib/platform/menus';
import { onFreshStart } from '@/lib/platform/pages';
import { canSwitchLinks } from '@/lib/rules/offered';
import { chosenService, namedServices, servicesOf } from '@/lib/rules/services';
import {
  connectionItem,
  domainsItem,
  jobsItem,
  keptServicesItem,
  menusItem,
  preferencesItem,
} from '@/lib/storage/items';

import { commandPlaceOf } from './commands';
import type { ExecuteCommand } from './execute-command';

const allContexts: readonly MenuContext[] = [
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
export function maintainMenus(executeCommand: ExecuteCommand): void {
  // What was made before may be gone, and knowing what it was made of would not tell.
  onFreshStart(() => void refreshMenus(null));
  for (const item of [connectionItem, keptServicesItem, domainsItem, preferencesItem, jobsItem])
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
  // A worker that is ended in between leaves some entries out. Nothing is waited for here: whoever wants them to fit has to come after.
  await replaceMenus(entries, async () => menusItem.set(null)).catch((failure: unknown) => {
    lastMade = null;
    throw failure;
  });
  if (lastMade === wanted) await menusItem.set(wanted);
}

async function menuState(): Promise<MenuState> {
  const [connection, kept, domains, { shortHosts, menu }, jobs] = await Promise.all([
    connectionItem.get(),
    keptServicesItem.get(),
    domainsItem.get(),
    preferencesItem.get(),
    jobsItem.get(),
  ]);
  return {
    address: connection?.address ?? null,
    canSwitch: canSwitchLinks(connection),
    domains,
    shortHosts,
    services: servicesToPick(servicesOf(connection, kept)),
    style: menu,
    contexts: menusOnTabs() ? [...allContexts, 'tab'] : allContexts,
    working: jobs.some(({ state, items }) => state === 'working' && items.length > 1),
  };
}

/** The one that was chosen is what the other entries mean, unless some pages are for another service. */
function servicesToPick(services: readonly ServiceView[]): MenuState['services'] {
  const usual = chosenService(services)?.id;
  const isElsewhere = services.some(
    ({ id, connection: { pageHosts = [] } }) => id !== usual && pageHosts.length > 0,
  );
  return namedServices(services)
    .filter(({ id }) => isElsewhere || id !== usual)
    .map(({ id, label }) => ({ id, label }));
}
