import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { areLinksRefused, linkWayOf } from '@/lib/rules/offered';
import { errorText } from '@/lib/texts/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import './connect.css';

interface ApiListProps {
  connection: ConnectionView;
  onUpdated: (connection: ConnectionView | null) => void;
}

/** A mark for each state, beside the word for those who see. */
const stateMarks: Record<ApiState, string> = {
  available: '✓',
  refused: '!',
  absent: '–',
  unknown: '?',
};

/** What the service offers, and what each answer means for the person. */
export function ApiList({ connection, onUpdated }: ApiListProps) {
  const { send } = useServices();
  const { isPending, error, run } = useRequest(async () =>
    onUpdated(await send('connection.check', undefined)),
  );
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
              {means === null ? null : <p>{t(means)}</p>}
              {state === 'refused' ? <ServiceSays words={connection.refusal} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      {Object.values(connection.apis).includes('unknown') ? (
        <Button onClick={() => void run()} busy={isPending}>
          {t('error_remedy_look')}
        </Button>
      ) : null}
      {error === null ? null : (
        <Notice tone="error" title={t('common_failed')}>
          {errorText(error).sentence}
        </Notice>
      )}
    </section>
  );
}

interface Row {
  title: PlainMessageKey;
  state: ApiState;
  /** Null where nothing is known to say. */
  means: PlainMessageKey | null;
}

/** What a service may have, what the button needs first. */
function rowsOf(connection: ConnectionView): Row[] {
  const { account } = connection.apis;
  return [
    linksRow(connection),
    {
      title: 'account_title',
      state: account,
      means: account === 'unknown' ? null : `connection_api_account_${account}`,
    },
  ];
}

/** Either API creates links, so one line tells of both. */
function linksRow(connection: ConnectionView): Row {
  const title = 'connection_api_short_url';
  const way = linkWayOf(connection);
  if (way === null) {
    return areLinksRefused(connection)
      ? { title, state: 'refused', means: 'popup_not_offered_refused' }
      : { title, state: 'absent', means: 'popup_not_offered' };
  }
  if (connection.apis[way] !== 'available') return { title, state: 'unknown', means: null };
  const name = way === 'shortUrl' ? 'short_url' : 'account_links';
  return { title, state: 'available', means: `connection_api_${name}_available` };
}
