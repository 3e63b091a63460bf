import type { AccountClient } from '@/lib/messages/account-client';
import type { send } from '@/lib/messages/client';

/** What the screens of the account are handed. */
export interface ResourceServices {
  send: typeof send;
  account: AccountClient;
  /** Must be called first thing in a click. */
  askToReach: (originPattern: string) => Promise<boolean>;
}
