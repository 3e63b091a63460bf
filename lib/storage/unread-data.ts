import { type UnreadData, unreadKinds } from '@/lib/model/stored-data';

import {
  bulkItem,
  connectionItem,
  intentsItem,
  jobsItem,
  keptServicesItem,
  preferencesItem,
} from './items';
import type { StoredItem } from './stored-item';

/** What would be missed if it could not be read; everything else is found out or asked for anew. */
const valuableItems: Record<UnreadData, Pick<StoredItem<unknown>, 'unread' | 'dropUnread'>> = {
  connection: connectionItem,
  services: keptServicesItem,
  preferences: preferencesItem,
  intents: intentsItem,
  jobs: jobsItem,
  bulk: bulkItem,
};

/** Which of them have parts that are stored but cannot be read. */
export async function unreadData(): Promise<UnreadData[]> {
  const found = await Promise.all(
    unreadKinds.map(async (kind) => ((await valuableItems[kind].unread()) > 0 ? [kind] : [])),
  );
  return found.flat();
}

/** Takes those parts out. */
export async function dropUnreadData(): Promise<void> {
  await Promise.all(Object.values(valuableItems).map(async (item) => item.dropUnread()));
}
