import type { PageProblem } from './popup-state';
import type { Target } from './shorten';

export interface CommandPlace {
  tabId: number | null;
  windowId: number | null;
  /** Null where the page has no say, blank where the browser hides it. */
  page: string | null;
  private: boolean;
}

export type CommandProblem =
  | PageProblem
  | 'no_addresses'
  | 'too_many_addresses'
  | 'no_such_link'
  | 'url_missing'
  | 'url_malformed'
  | 'url_scheme'
  | 'url_credentials'
  | 'url_too_long';

/** From a menu, a key, or the address bar; `service`: the id that the user picked, if any. */
export type Command =
  /** `domain`: a branded domain's host, null for the usual one; `template`: the name of the tags they get. */
  | {
      kind: 'shorten';
      targets: Target[];
      domain: string | null;
      service?: string;
      template?: string;
    }
  | { kind: 'shorten_tabs' }
  | { kind: 'choose'; target: Target }
  | { kind: 'show_qr'; target: Target }
  | { kind: 'show_info'; shortUrl: string }
  | { kind: 'switch_off'; shortUrl: string }
  | { kind: 'find'; words: string; service?: string }
  | { kind: 'open_screen'; screen: 'links' | 'preferences' }
  | { kind: 'stop' }
  | { kind: 'refuse'; problem: CommandProblem };
