import { visitsText } from '@/components/options/links/link-text';
import type { LinkInfo, LinkRecord, ServiceInfo } from '@/lib/model/link';
import { dayOfCreation, timeInWords } from '@/lib/texts/dates';
import { dayInWords } from '@/lib/texts/day';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

interface LinkFactsProps {
  link: LinkRecord;
  info: LinkInfo | null;
}

const nothingTold: ServiceInfo = {
  at: 0,
  visits: null,
  lastAccessed: null,
  before: null,
  gone: false,
};

/** All that is known of a link besides where it leads. What was not reported is left out, not guessed. */
export function LinkFacts({ link, info }: LinkFactsProps) {
  const { told = nothingTold, elsewhere, origin } = link;
  const visits = info?.visits ?? told.visits;
  const lastVisit = info?.lastAccessed ?? told.lastAccessed;
  const { more } = visitsText({ told: { ...told, visits } });
  const facts = [
    ['visits', visits === null ? '' : numberText(visits)],
    ['last_visit', lastVisit === null ? '' : timeInWords(lastVisit)],
    ['created', createdText(link, info)],
    ['expiration', expirationText(link)],
    ['password', passwordText(link)],
    ['origin', origin === 'uncertain' && !elsewhere ? t('link_origin_uncertain') : ''],
  ] as const;
  return (
    <dl class="facts link-page-facts">
      {facts.map(([name, text]) =>
        text.trim() === '' ? null : (
          <div key={name} class={`fact link-page-${name}`}>
            <dt>{t(`link_fact_${name}`)}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
            {name !== 'visits' || more === '' ? null : <dd class="link-page-more">{more}</dd>}
          </div>
        ),
      )}
    </dl>
  );
}

function expirationText({ expiry, unconfirmed, elsewhere }: LinkRecord): string {
  if (expiry === null) return elsewhere ? '' : t('form_expiry_never');
  const date = dayInWords(expiry);
  return unconfirmed?.includes('expiry') ? t('link_expiration_unconfirmed', { date }) : date;
}

function passwordText({ hasPassword, unconfirmed, elsewhere }: LinkRecord): string {
  if (unconfirmed?.includes('password')) return t('link_password_not_confirmed');
  if (hasPassword) return t('link_password_required');
  return elsewhere ? '' : t('form_password_none');
}

/** The service's own time where nothing is known from here. */
function createdText(link: LinkRecord, info: LinkInfo | null): string {
  const known = dayOfCreation(link);
  if (!link.elsewhere) return known;
  const time = info?.createdAt ? timeInWords(info.createdAt) : known;
  return time === ''
    ? t('link_fact_created_elsewhere')
    : t('link_fact_created_elsewhere_at', { time });
}
