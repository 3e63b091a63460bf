import type { send } from '@/lib/messages/client';

/** What the popup is handed, so that it can be drawn and tried without a browser extension around it. */
export interface Services {
  send: typeof send;
  /** @returns whether the clipboard holds the text now */
  copyText: (text: string) => true | Promise<boolean>;
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void;
  /** Opens the popup anew, with what is known then. */
  reopen: () => void;
  /** Loads what asking for a permission needs, so that the click itself can ask. */
  loadPermissions: () => Promise<{ askToReach: (originPattern: string) => Promise<boolean> }>;
}
