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
import { factsText } from '@/lib/texts/list';
import { t } from '@/lib/texts/translate';

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
        <h2 id="link-details-title">{t('link_details')}</h2>
        <Button class="button-small" busy={isBusy} onClick={reload}>
          {t('common_refresh')}
        </Button>
      </div>
      <RefreshStatus linkInfo={linkInfo} />
      <dl class="facts link-page-facts">
        <Fact name={t('link_fact_short_link')} isWide>
          <a href={shortUrl} target="_blank" rel="noreferrer" dir="ltr">
            {shortUrl}
          </a>
        </Fact>
        {link === null
          ? null
          : detailsOf(link, linkInfo.info).map(({ name, text, isAddress, isWide, state }) => (
              <Fact key={name} name={t(`link_fact_${name}`)} isWide={isWide}>
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
      {t(isBusy ? 'common_loading' : 'link_details_updated')}
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
  const title = error.code === 'not_found' ? 'link_details_missing' : 'link_details_failed';
  return (
    <Notice
      tone="error"
      title={t(isKnown ? `${title}_older` : title)}
      actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
    >
      {error.code === 'not_found' ? null : sentence}
    </Notice>
  );
}

type DetailName =
  | 'destination'
  | 'title'
  | 'status'
  | 'visits'
  | 'last_visit'
  | 'created'
  | 'alias'
  | 'domain'
  | 'expiration'
  | 'password'
  | 'origin';

interface Detail {
  name: DetailName;
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
    { name: 'destination', text: link.longUrl, isAddress: true, isWide: true },
    { name: 'title', text: link.title, isWide: true },
    { name: 'status', text: state.text, state: `link-state link-${state.name}` },
    { name: 'visits', text: visitsOf(link, info) },
    { name: 'last_visit', text: lastVisit === null ? '' : timeInWords(lastVisit) },
    { name: 'created', text: creationText(link, info) },
    { name: 'alias', text: link.alias ?? '', isAddress: true },
    { name: 'domain', text: link.domain ?? '', isAddress: true },
    { name: 'expiration', text: lastDayOf(link) },
    { name: 'password', text: passwordOf(link) },
    { name: 'origin', text: originOf(link), isWide: true },
  ];
  return details.filter(({ text }) => text.trim() !== '');
}

function lastDayOf({ expiry, unconfirmed }: LinkRecord): string {
  if (expiry === null) return '';
  const date = listedDay(expiry);
  return unconfirmed?.includes('expiry') === true
    ? t('link_expiration_unconfirmed', { date })
    : date;
}

function passwordOf({ hasPassword, unconfirmed }: LinkRecord): string {
  if (unconfirmed?.includes('password') === true) return t('link_password_not_confirmed');
  return hasPassword ? t('link_password_required') : '';
}

/** What the service lists as made elsewhere is said to be anyway. */
const originOf = ({ origin, elsewhere }: LinkRecord): string =>
  origin === 'uncertain' && elsewhere !== true ? t('link_origin_uncertain') : '';

/** What the service answered now, in place of what it answered before. */
function visitsOf(link: LinkRecord, info: LinkInfo | null): string {
  const told = link.told ?? { at: 0, lastAccessed: null, before: null, gone: false, visits: null };
  const { visits, more } = visitsText({
    ...link,
    told: { ...told, visits: info?.visits ?? told.visits },
  });
  return factsText([visits, more]);
}

/** The service's own time where nothing is known from here. */
function creationText({ createdAt, elsewhere }: LinkRecord, info: LinkInfo | null): string {
  const time = info?.createdAt ?? null;
  const known = createdAt === 0 ? '' : dayOfMoment(createdAt);
  if (!elsewhere) return known;
  const there = time === null ? known : timeInWords(time);
  return there === ''
    ? t('link_fact_created_elsewhere')
    : t('link_fact_created_elsewhere_at', { time: there });
}
