import { Check, Copy } from 'lucide';
import { useId } from 'preact/hooks';

import { destinationName, shortName } from '@/components/options/links/link-text';
import { LinkTile } from '@/components/options/links/link-tile';
import { useLinksScreen } from '@/components/options/links/links-context';
import { addressOfLink } from '@/components/options/links/place';
import { truncated } from '@/components/resource/place';
import { Icon } from '@/components/ui/icon';
import { ShortUrl } from '@/components/ui/short-url';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

import { LinkChips } from './link-chips';
import { LinkFacts } from './link-facts';
import { LinkTools } from './link-tools';

interface LinkRowProps {
  index: number;
  total: number;
  /** In pixels from the top of the list. */
  top: number;
  link: LinkRecord | undefined;
}

/** One link: what it is, how it stands, and what can be done with it. Every row has the same height, whatever is in it. */
export function LinkRow({ index, total, top, link }: LinkRowProps) {
  const { actions, selection } = useLinksScreen();
  const failure = link === undefined ? '' : actions.failureOf(link);
  return (
    <li
      class={[
        'link',
        index + 1 === total ? 'link-last' : '',
        failure === '' ? '' : 'link-failed',
        link !== undefined && selection.has(link) ? 'link-chosen' : '',
      ].join(' ')}
      style={{ insetBlockStart: `${top}px` }}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
    >
      {link === undefined ? (
        <RowPlaceholder />
      ) : (
        <>
          <LinkPick link={link} index={index} />
          <LinkIdentity link={link} />
          {failure === '' ? (
            <LinkFacts link={link} />
          ) : (
            <p class="link-failure clamped" role="alert" title={failure}>
              {failure}
            </p>
          )}
          <LinkTools link={link} />
        </>
      )}
    </li>
  );
}

/** A picture of where it leads, and in its place, once it is pointed at or any link is selected, the box that selects it. */
function LinkPick({ link, index }: { link: LinkRecord; index: number }) {
  const { selection } = useLinksScreen();
  return (
    <label class="link-pick">
      <LinkTile longUrl={link.longUrl} />
      <input
        type="checkbox"
        class="link-box"
        aria-label={t('links_select_named', { link: shortName(link) })}
        checked={selection.has(link)}
        data-key="x"
        onClick={({ currentTarget, shiftKey }) =>
          selection.choose(link, { index, isOn: currentTarget.checked, isRange: shiftKey })
        }
      />
    </label>
  );
}

/** Which link it is, what it is called and where it leads. All of it is text, whatever a page put there. */
function LinkIdentity({ link }: { link: LinkRecord }) {
  const { actions } = useLinksScreen();
  const { shortUrl, longUrl } = link;
  const id = useId();
  const title = truncated(link.title.trim());
  const said = actions.copiedOf(link);
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
          onClick={() => actions.copy(link)}
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
        {title === '' || longUrl === '' ? null : <span aria-hidden="true">·</span>}
        {longUrl === '' ? null : (
          <bdi class="link-long" dir="ltr" title={longUrl}>
            {destinationName(longUrl)}
          </bdi>
        )}
      </p>
    </>
  );
}

export const RowPlaceholder = () => (
  <>
    <div class="link-pick" />
    <div class="link-top" aria-hidden="true">
      <span class="skeleton" />
    </div>
    <p class="link-about" aria-hidden="true">
      <span class="skeleton" />
    </p>
    <div class="link-facts" aria-hidden="true">
      <span class="skeleton" />
    </div>
    <div class="link-tools" />
  </>
);
