import type { IconNode } from 'lucide';
import { type ComponentType, createContext } from 'preact';

import type { AccountClient, send } from '@/lib/messages/client';
import type { CopyContent } from '@/lib/model/preferences';
import type { BrowserWays } from '@/lib/platform/browser';
import type { CommandKeys } from '@/lib/platform/commands';
import type { MessageKey } from '@/lib/texts/translate';

/** What the screens are handed, so that each can be drawn and tried without a browser extension around it. */
export interface OptionsServices {
  send: typeof send;
  account: AccountClient;
  /** Must be called first thing in a click. */
  requestOrigin: (originPattern: string) => Promise<boolean>;
  hasOrigin: (originPattern: string) => Promise<boolean>;
  /** Must be called first thing in a click. */
  requestPermission: (permission: 'notifications' | 'tabs') => Promise<boolean>;
  hasPermission: (permission: 'notifications' | 'tabs') => Promise<boolean>;
  commandKeys: () => Promise<CommandKeys[]>;
  openShortcutSettings: () => Promise<void>;
  /** @returns whether the clipboard holds it now */
  copyText: (content: CopyContent) => true | Promise<boolean>;
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void;
  /** What this browser has room for besides the popup. */
  ways: BrowserWays;
  /** Whether this page is in a private window. */
  isPrivate: boolean;
  /** The tabs of the window that this page is in; blank addresses without the permission `tabs`. */
  tabsHere: () => Promise<{ url: string; title: string }[]>;
}

export interface ScreenProps {
  services: OptionsServices;
  /** What follows the screen's id in the address: `12/edit` in `#pixels/12/edit`, blank for the screen itself. */
  path: string;
}

export interface ScreenEntry {
  /** The part of the address after `#`, up to a `/`. */
  id: string;
  title: MessageKey;
  icon: IconNode;
  /** The key that leads to it, after `g`. */
  letter?: string;
  /** It asks the account API, so the rate limit matters there. */
  isAccount?: true;
  View: ComponentType<ScreenProps>;
}

/**
 * The address of a service that another of our screens offered to connect to, for the Connect screen to begin with. It is handed
 * over in the page's memory, never in the page's own URL: that one anybody can write, and the key form would begin with a
 * stranger's service.
 */
export const WantedAddressContext = createContext<{ current: string | null }>({ current: null });
