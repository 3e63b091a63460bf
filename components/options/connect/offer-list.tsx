import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { errorText } from '@/lib/texts/errors';

import { offers, stateText } from './offer-text';

import './offer-list.css';

/** A mark for each state, beside the word for those who see. */
const marks: Record<ApiState, string> = { available: '✓', refused: '!', absent: '–', unknown: '?' };

/** What the service offers, and what each answer means for the person. */
export function OfferList({ connection }: { connection: ConnectionView }) {
  return (
    <section class="section" aria-labelledby="offers">
      <h2 id="offers">What this service offers</h2>
      <dl class="offers">
        {offers.map(({ api, name, means }) => {
          const state = connection.apis[api];
          return (
            <div key={api} class={`offer offer-${state}`}>
              <dt>{name}</dt>
              <dd class="offer-state">
                <span aria-hidden="true">{marks[state]}</span> {stateText[state]}
              </dd>
              <dd class="offer-means">
                {state === 'unknown' && connection.trouble !== undefined
                  ? `${errorText(connection.trouble).sentence} `
                  : ''}
                {means[state]}
                {state === 'refused' && connection.refusal !== null
                  ? ` The service says: “${connection.refusal}”`
                  : ''}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
