import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { AccountClient } from '@/lib/messages/account-client';
import type { send } from '@/lib/messages/client';
import type { CopyContent } from '@/lib/model/preferences';
import type { BrowserWays } from '@/lib/platform/browser';
import type { CommandKeys } from '@/lib/platform/commands';

/** What the screens ask of the background and the browser, so that each can be drawn and tried without an extension around it. */
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
  /** @returns whether the button was pinned to the browser's toolbar; undefined where the browser does not say */
  isOnToolbar: () => Promise<boolean | undefined>;
  /** @returns whether the clipboard holds it now */
  copyText: (content: CopyContent) => true | Promise<boolean>;
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void;
  /** Must be called first thing in a click. Undefined where the system has no dialog for it. */
  share: ((link: { url: string; title: string }) => Promise<void>) | undefined;
  /** What this browser has room for besides the popup. */
  ways: BrowserWays;
  /** Of Curtail. */
  version: string;
  /** Whether this page is in a private window. */
  isPrivate: boolean;
  /** The tabs of the window that this page is in; blank addresses without the permission `tabs`. */
  tabsHere: () => Promise<{ url: string; title: string }[]>;
}

export const ServicesContext = createContext<OptionsServices | null>(null);

/** The services of the page around a component. They are others once another service is in use. */
export function useServices(): OptionsServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('no services around this component');
  return services;
}
