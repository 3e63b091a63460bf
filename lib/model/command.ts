import type { PageProblem } from './popup-state';
import type { Target } from './shorten';

/** The tab in which a command was given. */
export interface CommandPlace {
  /** Null where it was asked for in no tab. */
  tabId: number | null;
  windowId: number | null;
  /** The address of its page, which may be one that a service is used for; null where the page has no say, and blank where the browser does not tell. */
  page: string | null;
  private: boolean;
}

/** Why nothing can be made of what was asked for. */
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

/** A command that is given without the popup: by a menu, a key, or the address bar. */
export type Command =
  /**
   * Shorten these, one after the other, and copy their links. `domain`: host of a branded domain of the service in use; null for
   * the usual one. `service`: the id of the one that was picked; missing where nobody did.
   */
  | { kind: 'shorten'; targets: Target[]; domain: string | null; service?: string }
  /** Shorten the pages of all tabs of the window, and copy their links. */
  | { kind: 'shorten_tabs' }
  /** Choose options in the popup's form first. */
  | { kind: 'choose'; target: Target }
  /** Shorten, and show the link with its QR code in the popup. */
  | { kind: 'show_qr'; target: Target }
  /** Show the info about a short link in the popup. */
  | { kind: 'show_info'; shortUrl: string }
  /** Switch a short link off, and show it in the popup, where that can be taken back. */
  | { kind: 'switch_off'; shortUrl: string }
  /** Copy a link that was made here. */
  | { kind: 'copy'; shortUrl: string }
  /** Copy the link made here that fits these words best, on the service that was picked. */
  | { kind: 'find'; words: string; service?: string }
  | { kind: 'open_screen'; screen: 'links' | 'preferences' }
  /** Stop the list of links that is being made. */
  | { kind: 'stop' }
  | { kind: 'refuse'; problem: CommandProblem };
