import { visitsText } from '@/components/options/links/link-text';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';
import { dayOfCreation, listedDay, timeInWords } from '@/lib/texts/dates';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

/** All that is known of a link besides where it leads. What was not reported is left out, not guessed. */
export function LinkFacts({ link, info }: { link: LinkRecord; info: LinkInfo | null }) {
  const lastVisit = info?.lastAccessed ?? link.told?.lastAccessed ?? null;
  const isOfUnknownOrigin = link.origin === 'uncertain' && link.elsewhere !== true;
  const facts = [
    ['last_visit', lastVisit === null ? '' : timeInWords(lastVisit)],
    ['created', creationText(link, info)],
    ['expiration', lastDayOf(link)],
    ['password', passwordOf(link)],
    ['origin', isOfUnknownOrigin ? t('link_origin_uncertain') : ''],
  ] as const;
  return (
    <dl class="link-page-facts">
      <Visits link={link} info={info} />
      {facts.map(([name, text]) =>
        text.trim() === '' ? null : (
          <div key={name} class={`fact link-page-${name}`}>
            <dt>{t(`link_fact_${name}`)}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** How often it was visited, as the service answered now or before, and what came since the last look. */
function Visits({ link, info }: { link: LinkRecord; info: LinkInfo | null }) {
  const told = link.told ?? { at: 0, lastAccessed: null, before: null, gone: false, visits: null };
  const visits = info?.visits ?? told.visits;
  if (visits === null) return null;
  const { more } = visitsText({ told: { ...told, visits } });
  return (
    <div class="fact link-page-visits">
      <dt>{t('link_fact_visits')}</dt>
      <dd class="link-page-visits-count">{numberText(visits)}</dd>
      {more === '' ? null : <dd class="link-page-visits-more">{more}</dd>}
    </div>
  );
}

/** A link that was made elsewhere may have what its service does not report. */
function lastDayOf({ expiry, unconfirmed, elsewhere }: LinkRecord): string {
  if (expiry === null) return elsewhere ? '' : t('form_expiry_never');
  const date = listedDay(expiry);
  return unconfirmed?.includes('expiry') ? t('link_expiration_unconfirmed', { date }) : date;
}

function passwordOf({ hasPassword, unconfirmed, elsewhere }: LinkRecord): string {
  if (unconfirmed?.includes('password')) return t('link_password_not_confirmed');
  if (hasPassword) return t('link_password_required');
  return elsewhere ? '' : t('form_password_none');
}

/** The service's own time where nothing is known from here. */
function creationText(link: LinkRecord, info: LinkInfo | null): string {
  const known = dayOfCreation(link);
  if (!link.elsewhere) return known;
  const time = info?.createdAt ? timeInWords(info.createdAt) : known;
  return time === ''
    ? t('link_fact_created_elsewhere')
    : t('link_fact_created_elsewhere_at', { time });
}
