import type { ComponentChildren } from 'preact';

import { RetryActions } from '@/components/options/links/link-commands';
import { linkState, visitsText } from '@/components/options/links/link-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WaitLine } from '@/components/ui/wait-line';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { dayOfMoment, listedDay, timeInWords } from '@/lib/texts/dates';
import { errorText } from '@/lib/texts/errors';

import type { LinkInfoState } from './use-link-info';

interface LinkDetailsProps {
  shortUrl: string;
  linkInfo: LinkInfoState;
}

/** What is known of a link, and how asking the service about it goes. */
export function LinkDetails({ shortUrl, linkInfo }: LinkDetailsProps) {
  const { link, isBusy, reload } = linkInfo;
  return (
    <section class="section" aria-labelledby="link-details-title">
      <div class="link-page-title">
        <h2 id="link-details-title">What is behind it</h2>
        <Button class="button-small" busy={isBusy} onClick={reload}>
          Refresh
        </Button>
      </div>
      <RefreshStatus linkInfo={linkInfo} />
      <dl class="facts link-page-facts">
        <Fact name="Short link" isWide>
          <a href={shortUrl} target="_blank" rel="noreferrer" dir="ltr">
            {shortUrl}
          </a>
        </Fact>
        {link === null
          ? null
          : detailsOf(link, linkInfo.info).map(({ name, text, isAddress, isWide, state }) => (
              <Fact key={name} name={name} isWide={isWide}>
                <bdi class={state} dir={isAddress ? 'ltr' : undefined}>
                  {text}
                </bdi>
              </Fact>
            ))}
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean | undefined;
  children: ComponentChildren;
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div class={`fact ${isWide ? 'fact-wide' : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whether the service is being asked, has to be waited for, or did not answer. */
function RefreshStatus({ linkInfo }: { linkInfo: LinkInfoState }) {
  const { isBusy, waitUntil, error, link, reload } = linkInfo;
  if (waitUntil !== null) return <WaitLine until={waitUntil} />;
  if (error !== null)
    return <RefreshFailure error={error} isKnown={link !== null} onRetry={reload} />;
  return (
    <p class="screen-lead" role="status">
      {isBusy ? 'Asking the service…' : 'As the service tells it now.'}
    </p>
  );
}

interface RefreshFailureProps {
  error: NonNullable<LinkInfoState['error']>;
  isKnown: boolean;
  onRetry: () => void;
}

function RefreshFailure({ error, isKnown, onRetry }: RefreshFailureProps) {
  const { sentence, remedy } = errorText(error);
  const older = isKnown ? ' This is what was known before.' : '';
  return (
    <Notice
      tone="error"
      title={
        error.code === 'not_found'
          ? `The service does not know this short link.${older}`
          : `The service did not tell about it.${older}`
      }
      actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
    >
      {error.code === 'not_found' ? null : sentence}
    </Notice>
  );
}

interface Detail {
  name: string;
  text: string;
  /** Read from the left, whatever way the page is read. */
  isAddress?: boolean;
  /** It may be long. */
  isWide?: boolean;
  /** The class of how it stands. */
  state?: string;
}

/**
 * All that is known of a link, in the order to show it. What nobody told is left out, not guessed.
 * @param info what the service tells now; null as long as it does not
 */
function detailsOf(link: LinkRecord, info: LinkInfo | null): Detail[] {
  const state = linkState(link, localDay(new Date()));
  const lastVisit = info?.lastAccessed ?? link.told?.lastAccessed ?? null;
  const details: Detail[] = [
    { name: 'Leads to', text: link.longUrl, isAddress: true, isWide: true },
    { name: 'Title', text: link.title, isWide: true },
    { name: 'Status', text: state.text, state: `link-state link-${state.name}` },
    { name: 'Visits', text: visitsOf(link, info) },
    { name: 'Last visit', text: lastVisit === null ? '' : timeInWords(lastVisit) },
    { name: 'Made', text: creationText(link, info) },
    { name: 'Alias', text: link.alias ?? '', isAddress: true },
    { name: 'Domain', text: link.domain ?? '', isAddress: true },
    { name: 'Last day', text: lastDayOf(link) },
    { name: 'Password', text: passwordOf(link) },
    { name: 'Origin', text: originOf(link), isWide: true },
  ];
  return details.filter(({ text }) => text.trim() !== '');
}

function lastDayOf({ expiry, unconfirmed }: LinkRecord): string {
  if (expiry === null) return '';
  const day = listedDay(expiry);
  return unconfirmed?.includes('expiry') === true ? `${day}, not confirmed` : day;
}

function passwordOf({ hasPassword, unconfirmed }: LinkRecord): string {
  if (unconfirmed?.includes('password') === true) return 'Not confirmed by the service';
  return hasPassword ? 'Asked for' : '';
}

/** What the service lists as made elsewhere is said to be anyway. */
const originOf = ({ origin, elsewhere }: LinkRecord): string =>
  origin === 'uncertain' && elsewhere !== true ? 'May have been created by someone else' : '';

/** What the service answered now, in place of what it answered before. */
function visitsOf(link: LinkRecord, info: LinkInfo | null): string {
  const told = link.told ?? { at: 0, lastAccessed: null, before: null, gone: false, visits: null };
  const { visits, more } = visitsText({
    ...link,
    told: { ...told, visits: info?.visits ?? told.visits },
  });
  return [visits, more].filter((text) => text !== '').join(', ');
}

/** The service's own time where nothing is known from here. */
function creationText({ createdAt, elsewhere }: LinkRecord, info: LinkInfo | null): string {
  const time = info?.createdAt ?? null;
  const there = elsewhere ? ' elsewhere' : '';
  if (elsewhere && time !== null) return `${timeInWords(time)}, elsewhere`;
  return createdAt === 0 ? there.trim() : `${dayOfMoment(createdAt)}${there && `,${there}`}`;
}
