import { useState } from 'preact/hooks';

import { AccountReadPart } from '@/components/account/account-read-part';
import { useAccountRead } from '@/components/account/use-account-read';
import { ColorBadge } from '@/components/resource/list/cell';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { UnreadableNote } from '@/components/ui/notice';
import type { Output } from '@/lib/operations/operations';
import type { Channel } from '@/lib/resources/channels';
import { firstRequest } from '@/lib/rules/list-rows';
import { plural, t } from '@/lib/texts/translate';

import { ChannelItemList, MoreItems } from './channel-items';

import './channels.css';

type Items = Output<'listChannelItems'>;

/** What is in a channel: the first hundred at once, all of it when asked for. */
function ChannelDetail({ row, services }: DetailProps<Channel>) {
  const request = { id: row.id, ...firstRequest };
  const read = useAccountRead(services.account, 'listChannelItems', request);
  return (
    <>
      <ChannelFacts channel={row} />
      <section class="section">
        <h2>{t('channels_items_title')}</h2>
        <AccountReadPart
          read={read}
          loading="channels_items_loading"
          failed="channels_items_load_failed"
        >
          {({ value }) =>
            value.items.length === 0 ? (
              <p class="screen-lead">{t('channels_items_empty')}</p>
            ) : (
              <ChannelContent key={row.id} channel={row} items={value} services={services} />
            )
          }
        </AccountReadPart>
      </section>
    </>
  );
}

function ChannelFacts({ channel }: { channel: Channel }) {
  const { color, starred, description } = channel;
  return (
    <section class="channel-facts" aria-label={t('channels_facts_label')}>
      <ColorBadge color={color} />
      {starred ? <span class="channel-star">{t('channels_starred')}</span> : null}
      {description === '' ? null : <bdi class="channel-description">{description}</bdi>}
    </section>
  );
}

interface ChannelContentProps {
  channel: DetailProps<Channel>['row'];
  items: Items;
  services: DetailProps<Channel>['services'];
}

function ChannelContent({ channel, items, services }: ChannelContentProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      {items.total === null ? null : (
        <p class="screen-lead" role="status">
          {plural('channels_items_count', items.total)}
        </p>
      )}
      <UnreadableNote count={items.unreadable} />
      <ChannelItemList items={items.items} />
      {items.nextPage === null ? null : all ? (
        <MoreItems
          account={services.account}
          channelId={channel.id}
          page={1}
          before={items.items}
        />
      ) : (
        <div class="section-actions">
          <Button onClick={() => setAll(true)}>{t('common_load_all')}</Button>
        </div>
      )}
    </>
  );
}

/** What is truly a channel's own: its items. */
export const channelParts: ResourceParts<Channel> = { Detail: ChannelDetail };
