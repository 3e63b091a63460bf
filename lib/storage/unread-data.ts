import type { UnreadData } from '@/lib/model/stored-data';

import { intentsItem, jobsItem, preferencesItem, runsItem, servicesItem } from './items';
import type { StoredItem } from './stored-item';

/** What would be missed if it could not be read; everything else is found out or asked for anew. */
const valuableItems: [UnreadData, Pick<StoredItem<unknown>, 'unread' | 'dropUnread'>][] = [
  ['services', servicesItem],
  ['preferences', preferencesItem],
  ['intents', intentsItem],
  ['jobs', jobsItem],
  ['bulk', runsItem],
];

export async function unreadData(): Promise<UnreadData[]> {
  const counts = await Promise.all(valuableItems.map(async ([, item]) => item.unread()));
  const unread = valuableItems.flatMap(([kind], at) => (counts[at] === 0 ? [] : [kind]));
  const hasService = Object.keys(await servicesItem.get()).length > 0;
  return unread.map((kind) => (kind === 'services' && !hasService ? 'connection' : kind));
}

export const dropUnreadData = async (): Promise<void> =>
  void (await Promise.all(valuableItems.map(async ([, item]) => item.dropUnread())));
