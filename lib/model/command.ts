import type { PageProblem } from './popup-state';
import type { Target } from './shorten';

export interface CommandPlace {
  /** Null outside a tab. */
  tabId: number | null;
  windowId: number | null;
  /** The page's address, for the services' page rules; null where the page has no say, blank where the browser hides it. */
  page: string | null;
  private: boolean;
}

export type CommandProblem =
  | PageProblem
  | 'no_addresses'
  | 'too_many_addresses'
  | 'no_such_link'
  // Of an address that was typed.
  | 'url_missing'
  | 'url_malformed'
  | 'url_scheme'
  | 'url_credentials'
  | 'url_too_long';

/** A command from a menu, a key, or the address bar. */
export type Command =
  /** `domain`: a branded domain's host, null for the usual one; `service`: the id that the user picked, if any. */
  | { kind: 'shorten'; targets: Target[]; domain: string | null; service?: string }
  | { kind: 'shorten_tabs' }
  | { kind: 'choose'; target: Target }
  | { kind: 'show_qr'; target: Target }
  | { kind: 'show_info'; shortUrl: string }
  /** The popup then offers to undo it. */
  | { kind: 'switch_off'; shortUrl: string }
  | { kind: 'copy'; shortUrl: string }
  /** Copies the best match among the links made here. */
  | { kind: 'find'; words: string; service?: string }
  | { kind: 'open_screen'; screen: 'links' | 'preferences' }
  | { kind: 'stop' }
  | { kind: 'refuse'; problem: CommandProblem };
