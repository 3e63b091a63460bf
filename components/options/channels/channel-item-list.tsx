import { Cell } from '@/components/resource/list/cell';
import { cellText } from '@/components/resource/list/cell-text';
import { cut } from '@/components/resource/row-name';
import { type ChannelItem, channelItemColumns } from '@/lib/resources/channel-items';

/** Items of a channel, each by its title with what else is told of it. */
export function ChannelItemList({ items }: { items: readonly ChannelItem[] }) {
  return (
    <ul class="channel-items">
      {items.map((item) => (
        <li key={JSON.stringify([item.type, item.id, item.link])} class="channel-item">
          <p class="channel-item-title">
            <bdi>{cut(item.title || item.link || 'Untitled')}</bdi>
          </p>
          <dl class="channel-item-facts">
            {channelItemColumns
              .filter((column) => cellText(column, item) !== '')
              .map((column) => (
                <div key={column.heading} class="channel-item-fact">
                  <dt>{column.heading}</dt>
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
