import type { send } from '@/lib/messages/client';
import type { CopyContent } from '@/lib/model/copy-content';
import type * as permissions from '@/lib/platform/permissions';

/** What the popup is handed, so that it can be drawn and tried without a browser extension around it. */
export interface Services {
  send: typeof send;
  /** @returns whether the clipboard holds it now */
  copyText: (content: CopyContent) => true | Promise<boolean>;
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void;
  /** Opens the popup anew, with what is known then. */
  reopen: () => void;
  close: () => void;
  /** Loads what asking for a permission needs, so that the click itself can ask. */
  loadPermissions: () => Promise<Pick<typeof permissions, 'askToReach' | 'askFor'>>;
}
