import { ServiceSays } from '@/components/ui/error-notice';
import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { linkWayOf } from '@/lib/rules/offered';
import { errorText } from '@/lib/texts/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import './connect.css';

/** A mark for each state, beside the word for those who see. */
const stateMarks: Record<ApiState, string> = {
  available: '✓',
  refused: '!',
  absent: '–',
  unknown: '?',
};

/** What the service offers, and what each answer means for the person. */
export function ApiList({ connection }: { connection: ConnectionView }) {
  return (
    <section class="card" aria-labelledby="offers">
      <h2 id="offers">{t('connection_features')}</h2>
      <dl class="offers">
        {rowsOf(connection).map(({ title, state, means }) => (
          <div key={title} class={`offer offer-${state}`}>
            <dt>{t(title)}</dt>
            <dd class="offer-state">
              <span aria-hidden="true">{stateMarks[state]}</span> {t(`connection_api_${state}`)}
            </dd>
            <dd class="offer-means">
              {state === 'unknown' && connection.trouble !== undefined ? (
                <p>{errorText(connection.trouble).sentence}</p>
              ) : null}
              <p>{t(means)}</p>
              {state === 'refused' ? <ServiceSays words={connection.refusal} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Row {
  title: PlainMessageKey;
  state: ApiState;
  means: PlainMessageKey;
}

/**
 * What a service may have, what the button needs first. The second way to make links is told of where there is one, or where the
 * first is missing.
 */
function rowsOf(connection: ConnectionView): Row[] {
  const { account, shortUrl, accountLinks } = connection.apis;
  const isReplaced = linkWayOf(connection) === 'accountLinks' && shortUrl !== 'available';
  const rows: Row[] = [
    {
      title: 'connection_api_short_url',
      state: shortUrl,
      means: isReplaced
        ? 'connection_api_short_url_not_needed'
        : `connection_api_short_url_${shortUrl}`,
    },
  ];
  const isSecondWay =
    accountLinks === 'available' || shortUrl === 'absent' || shortUrl === 'refused';
  if (accountLinks !== undefined && isSecondWay) {
    rows.push({
      title: 'connection_api_account_links',
      state: accountLinks,
      means: accountLinksMeaning[accountLinks],
    });
  }
  return [
    ...rows,
    {
      title: 'connection_api_account',
      state: account,
      means: `connection_api_account_${account}`,
    },
  ];
}

const accountLinksMeaning: Record<ApiState, PlainMessageKey> = {
  available: 'connection_api_account_links_available',
  refused: 'connection_api_account_links_refused',
  absent: 'connection_api_account_links_absent',
  // Asked again at the same moment as the first way.
  unknown: 'connection_api_short_url_unknown',
};
