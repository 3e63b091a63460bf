import { Check, CircleAlert, Copy } from 'lucide';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { copyFormattedLinks } from '@/components/link/actions/present-link';
import type { LinkModel } from '@/components/link/model';
import { addStyles } from '@/components/ui/add-styles';
import { Icon } from '@/components/ui/icon';
import { ShortUrl } from '@/components/ui/short-url';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { t } from '@/lib/texts/translate';

import styles from './recent-links.css?inline';

addStyles(styles);

/** How many are shown at most, in rows of this many pixels. */
const most = 3;
const rowHeight = 24;

/** The links that were made last, to be copied again; as many as there is room for below the form. */
export function RecentLinks({ model }: { model: LinkModel }) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useRoom(list);
  const links = useRecent(model, rows > 0).slice(0, rows);
  const [last, setLast] = useState<{ link: LinkRecord; isCopied: boolean } | null>(null);
  const copy = async (link: LinkRecord) =>
    setLast({ link, isCopied: await copyFormattedLinks(model, [link]) });
  return (
    <>
      <ul class="recent-links" aria-label={t('form_recent')} ref={list} hidden={links.length === 0}>
        {links.map((link) => (
          <li key={link.shortUrl}>
            <button
              type="button"
              class="recent-link"
              aria-label={t('omnibox_copy', { link: withoutScheme(link.shortUrl) })}
              title={[link.title, link.longUrl].join('\n').trim()}
              onClick={() => void copy(link)}
            >
              <bdi dir="ltr">
                <ShortUrl url={link.shortUrl} />
              </bdi>
              <span class="recent-title" dir="auto">
                {link.title}
              </span>
              <Icon of={last?.link === link ? (last.isCopied ? Check : CircleAlert) : Copy} />
            </button>
          </li>
        ))}
      </ul>
      <p class="unseen" role="status">
        {last === null
          ? ''
          : last.isCopied
            ? t('result_copied_link', { link: last.link.shortUrl })
            : t('common_copy_failed')}
      </p>
    </>
  );
}

/** How many rows fit into what holds the list: none is cut, and none takes a field's place. */
function useRoom(list: RefObject<HTMLElement>): number {
  const [rows, setRows] = useState(0);
  useLayoutEffect(() => {
    const room = list.current?.parentElement;
    const observer = new ResizeObserver(() =>
      setRows(Math.min(most, Math.floor((room?.clientHeight ?? 0) / rowHeight))),
    );
    if (room) observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return rows;
}

/** Asked for while the browser has nothing else to do, and only where there is room for one. */
function useRecent({ services }: LinkModel, isRoom: boolean): readonly LinkRecord[] {
  const [links, setLinks] = useState<readonly LinkRecord[]>([]);
  useEffect(() => {
    if (!isRoom) return undefined;
    const newest = { words: '', filter: 'all', host: null, order: 'newest' } as const;
    const idle = requestIdleCallback(() => {
      services.send('links.list', { ...newest, from: 0, count: most * 3 }).then(
        (found) => setLinks(found.links.filter((link) => isWorking(link, localDay(new Date())))),
        // The form does without them.
        () => undefined,
      );
    });
    return () => cancelIdleCallback(idle);
  }, [isRoom]);
  return links;
}
