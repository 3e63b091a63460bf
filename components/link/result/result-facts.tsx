import { Sparkline } from '@/components/link/sparkline';
import type { Drawn, ResultView } from '@/components/link/view';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { timeInWords } from '@/lib/texts/dates';
import { dayInWords } from '@/lib/texts/day';
import { plural, t } from '@/lib/texts/translate';

/** What is special about the link, and how it was visited, where it was there before; each on a line of its own. */
export function ResultFacts({ model, view: { link, how, copied, copiedAs } }: Drawn<ResultView>) {
  const format = copiedAs ?? model.state.preferences.copyFormat;
  const specials = [
    copied === 'yes' && format !== 'plain' ? t(`result_copied_${format}`) : '',
    sourceOf(link, how),
    ...optionsOf(link),
  ];
  return (
    <>
      <p>{inOneLine(specials)}</p>
      {how === 'existing' ? (
        <p>
          <span>{inOneLine(visitsOf(link))}</span>
          <Sparkline told={link.told} />
        </p>
      ) : null}
    </>
  );
}

const inOneLine = (facts: readonly string[]): string =>
  facts.filter((fact) => fact !== '').join(' · ');

function sourceOf({ origin, createdAt }: LinkRecord, how: ResultView['how']): string {
  if (origin === 'uncertain') return t(`result_${how}_uncertain`);
  // Of some, the time is unknown.
  if (how === 'existing' && createdAt > 0) {
    return t('result_existing_on', { date: dayInWords(localDay(new Date(createdAt))) });
  }
  return how === 'created' ? '' : t(`result_${how}`);
}

const optionsOf = ({ hasPassword, expiry, unconfirmed = [] }: LinkRecord): string[] => [
  unconfirmed.includes('password')
    ? t('result_password_unconfirmed')
    : hasPassword
      ? t('link_password_protected')
      : '',
  unconfirmed.includes('expiry')
    ? t('result_expiry_unconfirmed')
    : expiry === null
      ? ''
      : t('link_state_active_until', { date: dayInWords(expiry) }),
];

/** As far as the service reports it. */
function visitsOf({ told }: LinkRecord): string[] {
  const { visits = null, lastAccessed = null } = told ?? {};
  return [
    visits === null ? '' : plural('link_visits', visits),
    lastAccessed === null ? '' : t('link_last_visit', { time: timeInWords(lastAccessed) }),
  ];
}
