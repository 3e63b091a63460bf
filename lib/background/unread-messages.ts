import type { Handlers } from '@/lib/messages/server';
import { dropUnreadData, unreadData } from '@/lib/storage/items';

/** The messages about stored data that cannot be read. */
export const unreadMessages: Pick<Handlers, 'data.unread' | 'data.dropUnread'> = {
  'data.unread': async () => unreadData(),
  'data.dropUnread': async () => {
    await dropUnreadData();
    return unreadData();
  },
};
