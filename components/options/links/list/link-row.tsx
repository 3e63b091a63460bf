import { linkName, shortName } from '@/components/options/links/link-words';
import { addressOfLink } from '@/components/options/links/place';
import { cut } from '@/components/resource/row-name';
import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/model/link';

import { LinkFacts } from './link-facts';
import type { LinkDoings } from './use-link-actions';

/** Where a row of a list stands. */
export interface RowSpot {
  /** From 0. */
  index: number;
  total: number;
  /** In pixels from the top of the list. */
  top: number;
}

interface LinkRowProps {
  spot: RowSpot;
  /** Undefined as long as it is not there. */
  link: LinkRecord | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  doings: LinkDoings;
}

/** One link: what it is, how it stands, and what can be done with it. Every row has the same height, whatever is in it. */
export function LinkRow({ spot, link, today, doings }: LinkRowProps) {
  return (
    <li
      class="link"
      style={{ insetBlockStart: `${spot.top}px` }}
      aria-setsize={spot.total}
      aria-posinset={spot.index + 1}
      data-index={spot.index}
    >
      {link === undefined ? (
        <Awaited />
      ) : (
        <>
          <LinkWhat link={link} />
          <LinkFacts link={link} today={today} failure={doings.failureOf(link)} />
          <LinkButtons link={link} doings={doings} />
        </>
      )}
    </li>
  );
}

/** What it is called and where it leads. All of it is text, whatever a page put there. */
function LinkWhat({ link }: { link: LinkRecord }) {
  const { shortUrl, longUrl } = link;
  return (
    <>
      <p class="link-title">
        <a class="link-name" href={addressOfLink(shortUrl)} dir="auto">
          {cut(linkName(link))}
        </a>
      </p>
      <p class="link-addresses">
        <a class="link-short" href={shortUrl} target="_blank" rel="noreferrer" dir="ltr">
          {shortName(link)}
        </a>
        <span class="link-long" title={longUrl}>
          <bdi dir="ltr">{longUrl}</bdi>
        </span>
      </p>
    </>
  );
}

function LinkButtons({ link, doings }: Pick<LinkRowProps, 'doings'> & { link: LinkRecord }) {
  const isOff = link.status === 'disabled';
  const name = shortName(link);
  return (
    <div class="link-buttons">
      <span class="link-said" role="status">
        {doings.saidOf(link)}
      </span>
      <Button class="button-small" label={`Copy ${name}`} onClick={() => doings.copy(link)}>
        Copy
      </Button>
      {link.told?.gone ? null : (
        <Button
          class="button-small link-switch"
          label={`Switch ${isOff ? 'on' : 'off'} ${name}`}
          busy={doings.isSwitching(link)}
          onClick={() => doings.switchTo(link, isOff ? 'active' : 'disabled')}
        >
          {isOff ? 'Switch on' : 'Switch off'}
        </Button>
      )}
    </div>
  );
}

/** The room of a link that is on its way. */
function Awaited() {
  return (
    <>
      <Bar of="link-title" />
      <Bar of="link-addresses" />
      <Bar of="link-facts" />
      <div class="link-buttons">
        <span class="button button-small link-bar-button" />
      </div>
    </>
  );
}

function Bar({ of }: { of: string }) {
  return (
    <p class={of} aria-hidden="true">
      <span class="link-bar" />
    </p>
  );
}
