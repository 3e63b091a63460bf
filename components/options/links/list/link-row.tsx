import { Check, Copy } from 'lucide';
import { useId } from 'preact/hooks';

import { shortName, withoutScheme } from '@/components/options/links/link-text';
import { addressOfLink } from '@/components/options/links/place';
import { truncated } from '@/components/resource/place';
import { Icon } from '@/components/ui/icon';
import { ShortUrl } from '@/components/ui/short-url';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

import type { LinkRowActions } from './link-actions';
import { LinkChips, LinkFacts } from './link-facts';
import { LinkTools } from './link-tools';

import '@/components/options/links/links.css';
import './link-row.css';

/** Where a row of a list stands. */
interface RowPosition {
  /** Its place in the list, from 0. */
  index: number;
  total: number;
  /** In pixels from the top of the list. */
  top: number;
}

interface LinkRowProps {
  spot: RowPosition;
  /** Undefined as long as it is not there. */
  link: LinkRecord | undefined;
  rowActions: LinkRowActions;
}

/** One link: what it is, how it stands, and what can be done with it. Every row has the same height, whatever is in it. */
export function LinkRow({ spot, link, rowActions }: LinkRowProps) {
  const failure = link === undefined ? '' : rowActions.failureOf(link);
  const isLast = spot.index + 1 === spot.total;
  return (
    <li
      class={`link ${isLast ? 'link-last' : ''} ${failure === '' ? '' : 'link-failed'}`}
      style={{ insetBlockStart: `${spot.top}px` }}
      aria-setsize={spot.total}
      aria-posinset={spot.index + 1}
      data-index={spot.index}
    >
      {link === undefined ? (
        <RowPlaceholder />
      ) : (
        <>
          <LinkIdentity link={link} rowActions={rowActions} />
          {failure === '' ? (
            <LinkFacts link={link} />
          ) : (
            <p class="link-failure" role="alert" title={failure}>
              {failure}
            </p>
          )}
          <LinkTools link={link} rowActions={rowActions} />
        </>
      )}
    </li>
  );
}

/** Which link it is, what it is called and where it leads. All of it is text, whatever a page put there. */
function LinkIdentity({
  link,
  rowActions,
}: Pick<LinkRowProps, 'rowActions'> & { link: LinkRecord }) {
  const { shortUrl, longUrl } = link;
  const id = useId();
  const title = truncated(link.title.trim());
  const said = rowActions.saidOf(link);
  const copyName = t('omnibox_copy', { link: shortName(link) });
  return (
    <>
      <div class="link-top">
        <a
          class="link-name"
          href={addressOfLink(shortUrl)}
          dir="ltr"
          aria-describedby={title === '' ? undefined : id}
        >
          <ShortUrl url={shortUrl} />
        </a>
        <button
          type="button"
          class={`button button-ghost button-icon ${said === '' ? '' : 'link-copied'}`}
          aria-label={copyName}
          title={copyName}
          data-key="c"
          onClick={() => rowActions.copy(link)}
        >
          <Icon of={said === '' ? Copy : Check} />
        </button>
        <span class="unseen" role="status">
          {said}
        </span>
        <LinkChips link={link} />
      </div>
      <p class="link-about">
        {title === '' ? null : (
          <span class="link-title" id={id} dir="auto" title={title}>
            {title}
          </span>
        )}
        {title === '' || longUrl === '' ? null : (
          <span class="link-between" aria-hidden="true">
            ·
          </span>
        )}
        {longUrl === '' ? null : (
          <bdi class="link-long" dir="ltr" title={longUrl}>
            {withoutScheme(longUrl)}
          </bdi>
        )}
      </p>
    </>
  );
}

/** The room of a link that is on its way. */
export function RowPlaceholder() {
  return (
    <>
      <div class="link-top" aria-hidden="true">
        <span class="skeleton" />
      </div>
      <p class="link-about" aria-hidden="true">
        <span class="skeleton" />
      </p>
      <div class="link-facts" aria-hidden="true">
        <span class="link-state">
          <span class="skeleton" />
        </span>
      </div>
      <div class="link-tools" />
    </>
  );
}
