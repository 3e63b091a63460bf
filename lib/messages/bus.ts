import { defineExtensionMessaging } from '@webext-core/messaging';

/**
 * The one bus between pages and background. What it carries is typed by `client.ts` and `server.ts`, its only two users,
 * from the one protocol. It logs nothing: a message may carry what somebody typed.
 */
export const bus = defineExtensionMessaging<Record<string, (input: unknown) => unknown>>();
