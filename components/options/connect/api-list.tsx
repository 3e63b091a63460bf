import { ServiceSays } from '@/components/ui/error-notice';
import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

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
        {apis.map(({ api, name }) => {
          const state = connection.apis[api];
          return (
            <div key={api} class={`offer offer-${state}`}>
              <dt>{t(`connection_api_${name}`)}</dt>
              <dd class="offer-state">
                <span aria-hidden="true">{stateMarks[state]}</span> {t(`connection_api_${state}`)}
              </dd>
              <dd class="offer-means">
                {state === 'unknown' && connection.trouble !== undefined ? (
                  <p>{errorText(connection.trouble).sentence}</p>
                ) : null}
                <p>{t(`connection_api_${name}_${state}`)}</p>
                {state === 'refused' ? <ServiceSays words={connection.refusal} /> : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The two APIs that a service may have, the one that the button needs first, and their part in the names of what is said of them. */
const apis = [
  { api: 'shortUrl', name: 'short_url' },
  { api: 'account', name: 'account' },
] as const;
