import { browser } from './browser';

type ContextMenus = NonNullable<typeof browser.contextMenus>;
type CreateProperties = Parameters<ContextMenus['create']>[0];
type ClickListener = Parameters<ContextMenus['onClicked']['addListener']>[0];

interface ShownData {
  contexts: readonly string[];
  menuIds: readonly (string | number)[];
}

/** Firefox's `menus` can do more, which the shared types lack. */
interface FirefoxMenus extends ContextMenus {
  onShown: { addListener: (listener: (info: ShownData) => void) => void };
  refresh: () => Promise<void>;
}

const firefoxMenus = (): FirefoxMenus | undefined =>
  (browser as typeof browser & { menus?: FirefoxMenus }).menus;

const menus = (): ContextMenus | undefined => firefoxMenus() ?? browser.contextMenus;

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

export const menusOnTabs = (): boolean =>
  Object.values<string>(menus()?.ContextType ?? {}).includes('tab');

const knownLooks = new Map<string, string>();

const lookOf = ({ title, visible = true }: Pick<Entry, 'title' | 'visible'>): string =>
  JSON.stringify([title, visible]);

const different = (entries: readonly ShownEntry[]): ShownEntry[] =>
  entries.filter((entry) => knownLooks.get(entry.id) !== lookOf(entry));

/** One at a time, as two would make entries twice. */
export async function replaceMenus(entries: readonly Entry[]): Promise<void> {
  const api = menus();
  if (api === undefined) return;
  await api.removeAll();
  knownLooks.clear();
  for (const entry of entries) {
    await create(api, entry);
    knownLooks.set(entry.id, lookOf(entry));
  }
}

/** Shows or hides entries that come and go; the others stay, as an open menu would lose its click. */
export async function fitMenus(entries: readonly Entry[]): Promise<void> {
  for (const entry of different(entries)) if (entry.visible !== undefined) await changeLook(entry);
}

async function changeLook(entry: ShownEntry): Promise<void> {
  const { id, title, visible = true } = entry;
  await menus()?.update(id, { title, visible });
  knownLooks.set(id, lookOf(entry));
}

/** Rejects without the browser's words when it refuses the entry. */
async function create(api: ContextMenus, entry: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's types want mutable lists and its own names for the contexts
    api.create(entry as CreateProperties, () =>
      // When all is well, undefined in one browser and null in the other.
      browser.runtime.lastError
        ? reject(new Error(`The browser refused the menu entry ${entry.id}.`))
        : resolve(),
    );
  });
}

export function onMenuClicked(listener: ClickListener): void {
  menus()?.onClicked.addListener(listener);
}

/** Firefox alone; the answer changes the entries before the menu shows. */
export function onMenuShown(change: (info: ShownData) => Promise<readonly ShownEntry[]>): void {
  const api = firefoxMenus();
  api?.onShown.addListener(
    (info) => void change(info).then(async (changes) => changeShown(api, changes)),
  );
}

async function changeShown(api: FirefoxMenus, changes: readonly ShownEntry[]): Promise<void> {
  // A menu that is rebuilt under the pointer may lose its click, so only changes are sent.
  const changed = different(changes);
  if (changed.length === 0) return;
  // A missing entry needs no change.
  await Promise.allSettled(changed.map(changeLook));
  await api.refresh();
}
