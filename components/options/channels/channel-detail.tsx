import { File, Hash, type IconNode, IdCard, Link, QrCode, Star } from 'lucide';

import { foldersOf } from '@/components/link/filing/folder-lists';
import { pageSize } from '@/components/options/links/data/link-pages';
import { FolderLinks } from '@/components/options/links/folders/folder-links';
import { Cell, Tile, cellText } from '@/components/resource/list/cell';
import { useList } from '@/components/resource/list/list-loader';
import { isOpenable, truncated } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { CopyIcon } from '@/components/ui/copy';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { LoadingLine } from '@/components/ui/loaded';
import { UnreadableNote } from '@/components/ui/screen';
import { ShortUrl } from '@/components/ui/short-url';
import {
  type Channel,
  type ChannelItem,
  channelItemColumns,
  channels,
} from '@/lib/resources/channels';
import { plural, t } from '@/lib/texts/translate';

import './channels.css';

/** The links that were added to a channel here, and what is in it: the first hundred at once, all of it when asked for. */
function ChannelDetail({ row }: DetailProps<Channel>) {
  const list = useList('listChannelItems', { id: row.id });
  const { loaded, error, waitUntil } = list;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they were parsed with the schema of items
  const items = (loaded?.rows ?? []) as readonly ChannelItem[];
  return (
    <>
      <section class="channel-facts" aria-label={t('channels_facts_label')}>
        <Tile of={Hash} color={channels.colorOf?.(row) ?? null} />
        {row.starred ? (
          <span class="cell cell-star">
            <Icon of={Star} />
            {t('channels_starred')}
          </span>
        ) : null}
        {row.description === '' ? null : (
          <bdi class="channel-description clamped">{row.description}</bdi>
        )}
      </section>
      {foldersOf('channel', [row]).map((folder) => (
        <FolderLinks
          key={folder.id}
          folder={folder}
          listed={listedLinks(items)}
          onAdded={list.refresh}
        />
      ))}
      <section class="card" aria-labelledby="channel-items-title">
        <h2 id="channel-items-title">{t('channels_items_title')}</h2>
        {error === null ? null : (
          <Failure
            error={error}
            title={t(
              loaded === null
                ? 'channels_items_load_failed'
                : list.lastJob === 'more'
                  ? 'channels_more_items_load_failed'
                  : 'account_refresh_failed',
            )}
            retry={list.retry}
          />
        )}
        {loaded === null ? (
          error === null && <LoadingLine waitUntil={waitUntil} />
        ) : loaded.rows.length === 0 ? (
          <p class="screen-lead">{t('channels_items_empty')}</p>
        ) : (
          <>
            {loaded.total === null ? null : (
              <p class="screen-lead channel-count" role="status">
                {plural('channels_items_count', loaded.total)}
              </p>
            )}
            <UnreadableNote count={loaded.unreadable} />
            <ChannelItems items={items} />
            {list.job === 'more' ? (
              <LoadingLine waitUntil={waitUntil} />
            ) : loaded.complete ? null : (
              <div class="section-actions">
                <Button onClick={() => list.loadTo(Infinity)}>{t('common_load_all')}</Button>
              </div>
            )}
          </>
        )}
      </section>
    </>
  );
}

/** As many as can be looked up at once. */
const listedLinks = (items: readonly ChannelItem[]): string[] =>
  items
    .flatMap(({ type, link }) => (type === 'links' && link !== null ? link : []))
    .slice(0, pageSize);

const typeIcons: ReadonlyMap<string, IconNode> = new Map([
  ['links', Link],
  ['bio', IdCard],
  ['qr', QrCode],
]);

/** Items of a channel, each by its title with what else is known of it. */
const ChannelItems = ({ items }: { items: readonly ChannelItem[] }) => (
  <ul class="rows channel-items">
    {items.map((item) => {
      const { title, link, type } = item;
      const facts = channelItemColumns.filter((column) => cellText(column, item) !== '');
      return (
        <li key={JSON.stringify([type, item.id, link])} class="row">
          <p class="column-title">
            <bdi>{truncated(title || link || t('channels_item_untitled'))}</bdi>
          </p>
          <dl>
            {facts.map((column) => (
              <div key={column.heading} class={`column-${column.kind}`}>
                <dt class="unseen">{t(column.heading)}</dt>
                <dd class="cell">
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
    })}
  </ul>
);

/** What is truly a channel's own: its links and items. */
export const channelParts: ResourceParts<Channel> = { Detail: ChannelDetail };
