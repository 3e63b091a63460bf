import { visitsText } from '@/components/options/links/link-text';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';
import { dayOfMoment, listedDay, timeInWords } from '@/lib/texts/dates';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

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
  /** Blank for nothing to tell. */
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

/** The room of what the service is being asked about. */
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
function creationText({ createdAt, elsewhere }: LinkRecord, info: LinkInfo | null): string {
  const time = info?.createdAt ?? null;
  const known = createdAt === 0 ? '' : dayOfMoment(createdAt);
  if (!elsewhere) return known;
  const there = time === null ? known : timeInWords(time);
  return there === ''
    ? t('link_fact_created_elsewhere')
    : t('link_fact_created_elsewhere_at', { time: there });
}
