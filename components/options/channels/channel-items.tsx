import { useMemo } from 'preact/hooks';

import { AccountReadPart } from '@/components/account/account-read-part';
import { useAccountRead } from '@/components/account/use-account-read';
import { Cell, cellText } from '@/components/resource/list/cell';
import { truncated } from '@/components/resource/place';
import { UnreadableNote } from '@/components/ui/notice';
import type { AccountClient } from '@/lib/messages/account-client';
import { type ChannelItem, channelItemColumns } from '@/lib/resources/channels';
import { newRows } from '@/lib/resources/form-input';
import { pageOfThousand } from '@/lib/rules/list-rows';
import { t } from '@/lib/texts/translate';

/** Items of a channel, each by its title with what else is told of it. */
export function ChannelItemList({ items }: { items: readonly ChannelItem[] }) {
  return (
    <ul class="channel-items">
      {items.map((item) => (
        <li key={JSON.stringify([item.type, item.id, item.link])} class="channel-item">
          <p class="channel-item-title">
            <bdi>{truncated(item.title || item.link || t('channels_item_untitled'))}</bdi>
          </p>
          <dl class="channel-item-facts">
            {channelItemColumns
              .filter((column) => cellText(column, item) !== '')
              .map((column) => (
                <div key={column.heading} class="channel-item-fact">
                  <dt>{t(column.heading)}</dt>
                  <dd>
                    <Cell column={column} row={item} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface MoreItemsProps {
  account: AccountClient;
  channelId: string;
  /** The page's number, from 1; each has a thousand items. */
  page: number;
  /** What stands above already. */
  before: readonly ChannelItem[];
}

/** One page of a channel's items, without those that stand above; the pages after it follow by themselves. */
export function MoreItems(props: MoreItemsProps) {
  const { account, channelId, page } = props;
  const request = { id: channelId, limit: pageOfThousand, page };
  const read = useAccountRead(account, 'listChannelItems', request);
  return (
    <AccountReadPart
      read={read}
      loading="channels_more_items_loading"
      failed="channels_more_items_load_failed"
    >
      {({ value }) => (
        <>
          {page === 1 ? null : <UnreadableNote count={value.unreadable} />}
          <ItemsPage {...props} items={value.items} isLast={value.nextPage === null} />
        </>
      )}
    </AccountReadPart>
  );
}

interface ItemsPageProps extends MoreItemsProps {
  items: readonly ChannelItem[];
  isLast: boolean;
}

function ItemsPage({ items, isLast, ...props }: ItemsPageProps) {
  const { before, page } = props;
  const added = useMemo(() => newRows(before, items), [before, items]);
  const all = useMemo(() => [...before, ...added], [before, added]);
  // Services name a next page for ever; one that brings nothing new is the last.
  const goesOn = !isLast && (added.length > 0 || page === 1);
  return (
    <>
      {added.length === 0 ? null : <ChannelItemList items={added} />}
      {goesOn ? <MoreItems {...props} page={page + 1} before={all} /> : null}
    </>
  );
}
