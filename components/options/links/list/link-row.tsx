import type { ComponentChildren } from 'preact';

import { SwitchLabel } from '@/components/options/links/link-commands';
import {
  lastVisitText,
  linkName,
  linkState,
  creationText,
  shortName,
  visitsText,
} from '@/components/options/links/link-text';
import { addressOfLink } from '@/components/options/links/place';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { RichMessage } from '@/components/ui/rich-message';
import type { LinkRecord } from '@/lib/model/link';
import { factsText } from '@/lib/texts/list';
import { t } from '@/lib/texts/translate';

import type { LinkRowActions } from './use-link-actions';

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
  /** `YYYY-MM-DD` */
  today: string;
  rowActions: LinkRowActions;
}

/** One link: what it is, how it stands, and what can be done with it. Every row has the same height, whatever is in it. */
export function LinkRow({ spot, link, today, rowActions }: LinkRowProps) {
  return (
    <li
      class="link"
      style={{ insetBlockStart: `${spot.top}px` }}
      aria-setsize={spot.total}
      aria-posinset={spot.index + 1}
      data-index={spot.index}
    >
      {link === undefined ? (
        <RowPlaceholder />
      ) : (
        <>
          <LinkIdentity link={link} />
          <LinkFacts link={link} today={today} failure={rowActions.failureOf(link)} />
          <LinkButtons link={link} rowActions={rowActions} />
        </>
      )}
    </li>
  );
}

/** What it is called and where it leads. All of it is text, whatever a page put there. */
function LinkIdentity({ link }: { link: LinkRecord }) {
  const { shortUrl, longUrl } = link;
  return (
    <>
      <p class="link-title">
        <a class="link-name" href={addressOfLink(shortUrl)} dir="auto">
          {truncated(linkName(link))}
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

function LinkButtons({
  link,
  rowActions,
}: Pick<LinkRowProps, 'rowActions'> & { link: LinkRecord }) {
  const isOff = link.status === 'disabled';
  const name = shortName(link);
  return (
    <div class="link-buttons">
      <span class="link-message" role="status">
        {rowActions.saidOf(link)}
      </span>
      <Button
        class="button-small"
        label={t('link_copy_named', { link: name })}
        onClick={() => rowActions.copy(link)}
      >
        {t('common_copy')}
      </Button>
      {link.told?.gone ? null : (
        <Button
          class="button-small"
          label={t(isOff ? 'link_enable_named' : 'link_disable_named', { link: name })}
          busy={rowActions.isSwitching(link)}
          onClick={() => rowActions.switchTo(link, isOff ? 'active' : 'disabled')}
        >
          <SwitchLabel isOff={isOff} />
        </Button>
      )}
    </div>
  );
}

/** The room of a link that is on its way. */
function RowPlaceholder() {
  return (
    <>
      <PlaceholderBar of="link-title" />
      <PlaceholderBar of="link-addresses" />
      <PlaceholderBar of="link-facts" />
      <div class="link-buttons">
        <span class="button button-small link-bar-button" />
      </div>
    </>
  );
}

function PlaceholderBar({ of }: { of: string }) {
  return (
    <p class={of} aria-hidden="true">
      <span class="link-bar" />
    </p>
  );
}

interface LinkFactsProps {
  link: LinkRecord;
  /** `YYYY-MM-DD` */
  today: string;
  /** Why what was asked for last was not done; it takes the place of the facts, so that nothing moves. */
  failure: string;
}

/** How a link stands, in as many lines as there always are. */
function LinkFacts({ link, today, failure }: LinkFactsProps) {
  const { visits, more } = visitsText(link);
  return (
    <>
      {failure === '' ? (
        <p class="link-facts">
          <Facts link={link} today={today} visited={factsText([visits, more])} />
        </p>
      ) : (
        <p class="link-facts link-failure" role="alert">
          {failure}
        </p>
      )}
      <p class="link-visits">
        <span class="link-visits-count">{visits}</span>
        <span class="link-visits-more">{more}</span>
      </p>
    </>
  );
}

interface FactsProps {
  link: LinkRecord;
  today: string;
  visited: string;
}

/** What matters most comes first, as the end may be cut. */
function Facts({ link, today, visited }: FactsProps) {
  const state = linkState(link, today);
  return (
    <>
      <span class={`link-fact link-state link-${state.name}`}>{state.text}</span>
      <Fact class="link-visited">{visited}</Fact>
      <Protection link={link} />
      {link.filing.map(({ kind, id, name, state: filed }) => (
        <Fact key={`${kind} ${id}`} class={`link-filing-${filed}`}>
          <RichMessage of={`link_filing_${kind}_${filed}`} values={{ name: <bdi>{name}</bdi> }} />
        </Fact>
      ))}
      <Fact>{creationText(link)}</Fact>
      <Fact>{lastVisitText(link)}</Fact>
    </>
  );
}

function Protection({ link: { hasPassword, unconfirmed } }: { link: LinkRecord }) {
  if (unconfirmed?.includes('password') === true) {
    return <Fact>{t('link_password_unconfirmed')}</Fact>;
  }
  return hasPassword ? (
    <Fact>
      <LockIcon />
      {t('link_password_protected')}
    </Fact>
  ) : null;
}

function Fact({ class: more = '', children }: { class?: string; children: ComponentChildren }) {
  return children === '' ? null : <span class={`link-fact ${more}`}>{children}</span>;
}

function LockIcon() {
  return (
    <svg class="link-lock" viewBox="0 0 11 12" aria-hidden="true">
      <path d="M2 5V3.5a3.5 3.5 0 0 1 7 0V5h.5A1.5 1.5 0 0 1 11 6.5v4A1.5 1.5 0 0 1 9.5 12h-8A1.5 1.5 0 0 1 0 10.5v-4A1.5 1.5 0 0 1 1.5 5zm1.5 0h4V3.5a2 2 0 0 0-4 0z" />
    </svg>
  );
}
