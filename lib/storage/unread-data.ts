import type { UnreadData } from '@/lib/model/stored-data';

import { intentsItem, jobsItem, preferencesItem, runsItem, servicesItem } from './items';
import type { StoredItem } from './stored-item';

type Valuable = Pick<StoredItem<unknown>, 'unread' | 'dropUnread'>;

/** What would be missed if it could not be read; everything else is found out or asked for anew. */
async function valuableItems(): Promise<[UnreadData, Valuable][]> {
  const hasService = Object.keys(await servicesItem.get()).length > 0;
  return [
    [hasService ? 'services' : 'connection', servicesItem],
    ['preferences', preferencesItem],
    ['intents', intentsItem],
    ['jobs', jobsItem],
    ['bulk', runsItem],
  ];
}

/** Which of them have parts that are stored but cannot be read. */
export async function unreadData(): Promise<UnreadData[]> {
  const items = await valuableItems();
  const counts = await Promise.all(items.map(async ([, item]) => item.unread()));
  return items.flatMap(([kind], at) => (counts[at] === 0 ? [] : [kind]));
}

export async function dropUnreadData(): Promise<void> {
  await Promise.all((await valuableItems()).map(async ([, item]) => item.dropUnread()));
}
