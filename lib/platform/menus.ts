import { createQueue } from '@/lib/async/queue';

import { browser } from './browser';

type ContextMenus = NonNullable<typeof browser.contextMenus>;
type CreateProperties = Parameters<ContextMenus['create']>[0];
type ClickData = Parameters<Parameters<ContextMenus['onClicked']['addListener']>[0]>[0];
type ClickedTab = Parameters<Parameters<ContextMenus['onClicked']['addListener']>[0]>[1];

/** What Firefox tells when a menu comes up: what it is of, and our entries in it. */
interface ShownData {
  contexts: readonly string[];
  menuIds: readonly (string | number)[];
}

/** Firefox calls it `menus` and can do more there; the shared types do not know it. */
interface FirefoxMenus extends ContextMenus {
  onShown: { addListener: (listener: (info: ShownData) => void) => void };
  refresh: () => Promise<void>;
}

const firefoxMenus = (): FirefoxMenus | undefined =>
  (browser as typeof browser & { menus?: FirefoxMenus }).menus;

/** Undefined where there are none. */
const menus = (): ContextMenus | undefined => firefoxMenus() ?? browser.contextMenus;

/** An entry as our own code describes it. */
interface Entry {
  id: string;
  title: string;
  contexts: readonly string[];
  parentId?: string;
  type?: 'separator';
  targetUrlPatterns?: readonly string[];
  documentUrlPatterns?: readonly string[];
  visible?: boolean;
}

type ShownEntry = Pick<Entry, 'id' | 'title' | 'visible'>;

/** Where this browser can put an entry, beyond what all of them can. */
export const menusOnTabs = (): boolean =>
  Object.values<string>(menus()?.ContextType ?? {}).includes('tab');

/** How entries look, as far as this worker knows. */
const knownLooks = new Map<string, string>();

const lookOf = ({ title, visible = true }: Pick<Entry, 'title' | 'visible'>): string =>
  JSON.stringify([title, visible]);

/** Two replacements at once would make entries twice. */
const enqueue = createQueue();

/** The entries that do not look as wanted yet. */
const different = (entries: readonly ShownEntry[]): ShownEntry[] =>
  entries.filter((entry) => knownLooks.get(entry.id) !== lookOf(entry));

/** Puts these entries in the place of all there are. @param before is done in its turn, before any goes */
export async function replaceMenus(
  entries: readonly Entry[],
  before?: () => Promise<void>,
): Promise<void> {
  return enqueue(async () => {
    await before?.();
    const api = menus();
    if (api === undefined) return;
    await api.removeAll();
    knownLooks.clear();
    for (const entry of entries) {
      await create(api, entry);
      knownLooks.set(entry.id, lookOf(entry));
    }
  });
}

/** Shows or hides those that come and go. The others stay as they are: a menu may be open, and would lose its click. */
export async function fitMenus(entries: readonly Entry[]): Promise<void> {
  return enqueue(async () => {
    const coming = entries.filter(({ visible }) => visible !== undefined);
    for (const entry of different(coming)) await changeLook(entry);
  });
}

async function changeLook(entry: ShownEntry): Promise<void> {
  const { id, title, visible = true } = entry;
  await menus()?.update(id, { title, visible });
  knownLooks.set(id, lookOf(entry));
}

/** Rejects when the browser refuses the entry, whose words it does not repeat. */
async function create(api: ContextMenus, entry: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's types want mutable lists and its own names for the contexts
    api.create(entry as CreateProperties, () =>
      // Undefined in one browser and null in the other, when all is well.
      browser.runtime.lastError
        ? reject(new Error(`The browser refused the menu entry ${entry.id}.`))
        : resolve(),
    );
  });
}

/** Calls back with each click on an entry, and the tab that it was in. */
export function onMenuClicked(listener: (info: ClickData, tab: ClickedTab) => void): void {
  menus()?.onClicked.addListener(listener);
}

/**
 * Calls back whenever a menu comes up, where the browser tells (Firefox): what it answers is put into the entries before
 * they are seen.
 */
export function onMenuShown(change: (info: ShownData) => Promise<readonly ShownEntry[]>): void {
  const api = firefoxMenus();
  api?.onShown.addListener(
    (info) => void change(info).then(async (changes) => changeShown(api, changes)),
  );
}

async function changeShown(api: FirefoxMenus, changes: readonly ShownEntry[]): Promise<void> {
  // A menu that is built anew under the pointer may lose its click, so that is done for a change only.
  const changed = different(changes);
  if (changed.length === 0) return;
  // An entry that is not there needs no change.
  await Promise.allSettled(changed.map(changeLook));
  await api.refresh();
}
