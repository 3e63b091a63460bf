import { File, type IconNode, IdCard, Link, QrCode, Star } from 'lucide';
import { useMemo, useState } from 'preact/hooks';

import { Cell, ColorBadge, cellText } from '@/components/resource/list/cell';
import { isOpenable, truncated } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { CopyIcon } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { Loaded } from '@/components/ui/loaded';
import { UnreadableNote } from '@/components/ui/screen';
import { ShortUrl } from '@/components/ui/short-url';
import { useAccountRead } from '@/components/ui/use-account-read';
import type { Output } from '@/lib/operations/operations';
import { type Channel, type ChannelItem, channelItemColumns } from '@/lib/resources/channels';
import { newRows } from '@/lib/resources/form-input';
import { firstRequest, pageOfThousand } from '@/lib/rules/list-rows';
import { plural, t } from '@/lib/texts/translate';

import './channels.css';

type Items = Output<'listChannelItems'>;

/** What is in a channel: the first hundred at once, all of it when asked for. */
function ChannelDetail({ row }: DetailProps<Channel>) {
  const request = { id: row.id, ...firstRequest };
  const read = useAccountRead('listChannelItems', request);
  return (
    <>
      <section class="channel-facts" aria-label={t('channels_facts_label')}>
        <ColorBadge color={row.color} />
        {row.starred ? (
          <span class="channel-star">
            <Icon of={Star} />
            {t('channels_starred')}
          </span>
        ) : null}
        {row.description === '' ? null : <bdi class="channel-description">{row.description}</bdi>}
      </section>
      <section class="card" aria-labelledby="channel-items-title">
        <h2 id="channel-items-title">{t('channels_items_title')}</h2>
        <Loaded of={read} failed="channels_items_load_failed">
          {({ value }) =>
            value.items.length === 0 ? (
              <p class="screen-lead">{t('channels_items_empty')}</p>
            ) : (
              <ChannelContent key={row.id} channel={row} items={value} />
            )
          }
        </Loaded>
      </section>
    </>
  );
}

interface ChannelContentProps {
  channel: DetailProps<Channel>['row'];
  items: Items;
}

function ChannelContent({ channel, items }: ChannelContentProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      {items.total === null ? null : (
        <p class="screen-lead channel-count" role="status">
          {plural('channels_items_count', items.total)}
        </p>
      )}
      <UnreadableNote count={items.unreadable} />
      <ChannelItemList items={items.items} />
      {items.nextPage === null ? null : all ? (
        <MoreItems channelId={channel.id} page={1} before={items.items} />
      ) : (
        <div class="section-actions">
          <Button onClick={() => setAll(true)}>{t('common_load_all')}</Button>
        </div>
      )}
    </>
  );
}

/** Items of a channel, each by its title with what else is told of it. */
function ChannelItemList({ items }: { items: readonly ChannelItem[] }) {
  return (
    <ul class="channel-items">
      {items.map((item) => (
        <ChannelItemRow key={JSON.stringify([item.type, item.id, item.link])} item={item} />
      ))}
    </ul>
  );
}

const typeIcons: ReadonlyMap<string, IconNode> = new Map([
  ['links', Link],
  ['bio', IdCard],
  ['qr', QrCode],
]);

function ChannelItemRow({ item }: { item: ChannelItem }) {
  const { title, link, type } = item;
  return (
    <li class="channel-item">
      <p class="channel-item-title">
        <bdi>{truncated(title || link || t('channels_item_untitled'))}</bdi>
      </p>
      <dl class="channel-item-facts">
        {channelItemColumns
          .filter((column) => cellText(column, item) !== '')
          .map((column) => (
            <div key={column.heading} class={`channel-item-${column.kind}`}>
              <dt class="unseen">{t(column.heading)}</dt>
              <dd>
                {column.kind === 'text' ? <Icon of={typeIcons.get(type) ?? File} /> : null}
                {column.kind === 'link' && link !== null && isOpenable(link) ? (
                  <a href={link} target="_blank" rel="noreferrer" dir="ltr" aria-label={link}>
                    <ShortUrl url={link} />
                  </a>
                ) : (
                  <Cell column={column} row={item} />
                )}
              </dd>
            </div>
          ))}
      </dl>
      {link === null ? null : <CopyIcon text={link} label={t('omnibox_copy', { link })} />}
    </li>
  );
}

interface MoreItemsProps {
  channelId: string;
  /** The page's number, from 1; each has a thousand items. */
  page: number;
  /** What stands above already. */
  before: readonly ChannelItem[];
}

/** One page of a channel's items, without those that stand above; the pages after it follow by themselves. */
function MoreItems(props: MoreItemsProps) {
  const { channelId, page } = props;
  const request = { id: channelId, limit: pageOfThousand, page };
  const read = useAccountRead('listChannelItems', request);
  return (
    <Loaded of={read} failed="channels_more_items_load_failed">
      {({ value }) => (
        <>
          {page === 1 ? null : <UnreadableNote count={value.unreadable} />}
          <ItemsPage {...props} items={value.items} isLast={value.nextPage === null} />
        </>
      )}
    </Loaded>
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

/** What is truly a channel's own: its items. */
export const channelParts: ResourceParts<Channel> = { Detail: ChannelDetail };
