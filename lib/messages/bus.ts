import { defineExtensionMessaging } from '@webext-core/messaging';

/** Who sent a message, as far as the browser tells. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  /** Firefox tells it from some version on. */
  documentId?: string | undefined;
  /** The tab of a page that is in one; the popup of a button is in none. */
  tab?: { id?: number | undefined; incognito: boolean } | undefined;
}

interface Bus {
  sendMessage: (name: string, input: unknown) => Promise<unknown>;
  onMessage: (
    name: string,
    answer: (message: { data: unknown; sender: Sender }) => Promise<unknown>,
  ) => void;
}

/**
 * The one bus between pages and background. What it carries is typed by `client.ts` and `server.ts`, its only two users,
 * from the one protocol. It logs nothing: a message may carry what somebody typed.
 */
export const bus: Bus = defineExtensionMessaging<Record<string, (input: unknown) => unknown>>();
