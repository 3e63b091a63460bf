import type { AccountClient } from '@/lib/messages/account-client';
import type { send } from '@/lib/messages/client';
import type { CopyContent } from '@/lib/model/copy-content';
import type { CommandKeys } from '@/lib/platform/commands';

/** What the screens are handed, so that each can be drawn and tried without a browser extension around it. */
export interface Services {
  send: typeof send;
  account: AccountClient;
  /** Must be called first thing in a click. */
  askToReach: (originPattern: string) => Promise<boolean>;
  mayReach: (originPattern: string) => Promise<boolean>;
  /** Gives back every origin but this one. */
  reachOnly: (originPattern: string) => Promise<void>;
  /** Must be called first thing in a click. */
  askFor: (permission: 'notifications' | 'tabs') => Promise<boolean>;
  mayUse: (permission: 'notifications' | 'tabs') => Promise<boolean>;
  commandKeys: () => Promise<CommandKeys[]>;
  openShortcutSettings: () => Promise<void>;
  /** @returns whether the clipboard holds it now */
  copyText: (content: CopyContent) => true | Promise<boolean>;
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void;
  /** Whether this page is in a private window. */
  isPrivate: boolean;
  /** The tabs of the window that this page is in; blank addresses without the permission `tabs`. */
  tabsHere: () => Promise<{ url: string; title: string }[]>;
}
