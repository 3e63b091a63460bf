/** Where an entry stands: on what was clicked with the other mouse button, or in the menu of the toolbar button (`action`). */
export type MenuContext =
  | 'link'
  | 'image'
  | 'video'
  | 'audio'
  | 'selection'
  | 'page'
  | 'tab'
  | 'action';

/** One entry of a menu, as browsers want it. */
export interface MenuEntry {
  id: string;
  /** `&` stands before the letter that chooses it by key; `%s` for the selected text. */
  title: string;
  contexts: readonly MenuContext[];
  /** The entry in whose submenu it stands. */
  parentId?: string;
  type?: 'separator';
  /** Match patterns (without ports: Firefox knows none there) for the link or the source of what was clicked. */
  targetUrlPatterns?: readonly string[];
  /** Match patterns for the page around it. */
  documentUrlPatterns?: readonly string[];
  visible?: boolean;
}

/** What the menus follow from. */
export interface MenuState {
  /** Base address of the connected service; null when there is none. */
  address: string | null;
  /** Hosts of the account's branded domains. */
  domains: readonly string[];
  /** Further hosts that the service's short links are on. */
  shortHosts: readonly string[];
  style: 'one' | 'choices';
  /** What this browser can put an entry on. */
  contexts: readonly MenuContext[];
  /** Whether a list of links is being made, which can be stopped. */
  working: boolean;
}

/** A click on an entry. */
export interface MenuClick {
  entry: string;
  linkUrl?: string | undefined;
  /** What the link says; Firefox alone tells it. */
  linkText?: string | undefined;
  /** Of an image, a video or a sound. */
  srcUrl?: string | undefined;
  selectionText?: string | undefined;
  /** The tab that was clicked in, or that was clicked; blank where the browser does not tell. */
  tab: { url: string; title: string };
}
