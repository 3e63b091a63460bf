import { visitsText } from '@/components/options/links/link-text';
import { Statistics } from '@/components/options/statistics';
import { Button } from '@/components/ui/button';
import { useConnection } from '@/components/ui/connection';
import type { ErrorReport } from '@/lib/model/errors';
import type { LinkInfo, LinkRecord, LinkStatistics } from '@/lib/model/link';
import { policyOf } from '@/lib/rules/error-policy';
import { linkWayOf } from '@/lib/rules/offered';
import { dayOfCreation, listedDay, timeInWords } from '@/lib/texts/dates';
import { numberText } from '@/lib/texts/numbers';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import type { LinkInfoState } from './use-link-info';

/** All that is known of a link besides where it leads. What nobody told is left out, not guessed. */
export function LinkFacts({ link, info }: { link: LinkRecord; info: LinkInfo | null }) {
  const lastVisit = info?.lastAccessed ?? link.told?.lastAccessed ?? null;
  return (
    <dl class="link-page-facts">
      <Visits link={link} info={info} />
      <Fact name="last_visit">{lastVisit === null ? '' : timeInWords(lastVisit)}</Fact>
      <Fact name="created">{creationText(link, info)}</Fact>
      <Fact name="expiration">{lastDayOf(link)}</Fact>
      <Fact name="password">{passwordOf(link)}</Fact>
      <Fact name="origin" class="link-page-wide">
        {originOf(link)}
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: 'last_visit' | 'created' | 'expiration' | 'password' | 'origin';
  class?: string;
  children: string;
}

function Fact({ name, class: more = '', children }: FactProps) {
  return children.trim() === '' ? null : (
    <div class={`fact ${more}`}>
      <dt>{t(`link_fact_${name}`)}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** How often it was visited, as the service answered now or before, and what came since somebody looked at it. */
function Visits({ link, info }: { link: LinkRecord; info: LinkInfo | null }) {
  const told = link.told ?? { at: 0, lastAccessed: null, before: null, gone: false, visits: null };
  const visits = info?.visits ?? told.visits;
  if (visits === null) return null;
  const { more } = visitsText({ ...link, told: { ...told, visits } });
  return (
    <div class="fact link-page-visits">
      <dt>{t('link_fact_visits')}</dt>
      <dd class="link-page-visits-count">{numberText(visits)}</dd>
      {more === '' ? null : <dd class="link-page-visits-more">{more}</dd>}
    </div>
  );
}

export function FactsToCome() {
  return (
    <div class="link-page-facts" aria-hidden="true">
      {['visits', 'last', 'created'].map((name) => (
        <span key={name} class="skeleton" />
      ))}
    </div>
  );
}

/** A link that was made elsewhere may have what its service does not tell of. */
function lastDayOf({ expiry, unconfirmed, elsewhere }: LinkRecord): string {
  if (expiry === null) return elsewhere ? '' : t('form_expiry_never');
  const date = listedDay(expiry);
  return unconfirmed?.includes('expiry') === true
    ? t('link_expiration_unconfirmed', { date })
    : date;
}

function passwordOf({ hasPassword, unconfirmed, elsewhere }: LinkRecord): string {
  if (unconfirmed?.includes('password') === true) return t('link_password_not_confirmed');
  if (hasPassword) return t('link_password_required');
  return elsewhere ? '' : t('form_password_none');
}

/** What the service lists as made elsewhere is said to be anyway. */
const originOf = ({ origin, elsewhere }: LinkRecord): string =>
  origin === 'uncertain' && elsewhere !== true ? t('link_origin_uncertain') : '';

/** The service's own time where nothing is known from here. */
function creationText(link: LinkRecord, info: LinkInfo | null): string {
  const time = info?.createdAt ?? null;
  const known = dayOfCreation(link);
  if (!link.elsewhere) return known;
  const there = time === null ? known : timeInWords(time);
  return there === ''
    ? t('link_fact_created_elsewhere')
    : t('link_fact_created_elsewhere_at', { time: there });
}

interface LinkStatisticsProps {
  linkInfo: LinkInfoState;
}

/** Who visited a link, where links are made over the API that tells. It comes with the link's other facts. */
export function LinkStatisticsCard({ linkInfo }: LinkStatisticsProps) {
  const connection = useConnection();
  if (connection.state !== 'ready' || linkWayOf(connection.value) !== 'accountLinks') return null;
  return (
    <section class="card" aria-labelledby="link-statistics-title">
      <h2 id="link-statistics-title">{t('statistics_title')}</h2>
      <StatisticsOf {...linkInfo} />
    </section>
  );
}

/** What the service told stays in sight while it is asked anew, and where it does not answer then. */
function StatisticsOf({ info, error, isBusy, reload }: LinkInfoState) {
  const told = info === null ? missingFor(error) : (info.statistics ?? { counts: null });
  const counts = told !== null && 'counts' in told ? told.counts : null;
  const words = counts === null ? wordsFor(told, info) : null;
  return (
    <>
      <p class="screen-lead" role="status">
        {words === null ? null : t(words)}
      </p>
      {counts === null ? null : (
        <Statistics statistics={counts} empty={t('link_statistics_empty')} />
      )}
      {words === 'statistics_load_failed' ? (
        <div class="section-actions">
          <Button class="button-small" busy={isBusy} onClick={reload}>
            {t('common_try_again')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function wordsFor(told: LinkStatistics | null, info: LinkInfo | null): PlainMessageKey {
  if (told === null) return 'common_loading';
  if ('missing' in told) {
    return told.missing === 'refused' ? 'link_statistics_refused' : 'statistics_load_failed';
  }
  return info?.visits === 0 ? 'link_statistics_empty' : 'link_statistics_none';
}

/** Why there are none as long as the service told nothing; null while it may. */
function missingFor(error: ErrorReport | null): LinkStatistics | null {
  if (error === null) return null;
  const { refuses } = policyOf(error.code);
  if (refuses === 'missing') return { counts: null };
  return { missing: refuses === 'key' ? 'refused' : 'failed' };
}
