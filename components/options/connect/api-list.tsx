import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { errorText } from '@/lib/texts/errors';

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
    <section class="section" aria-labelledby="offers">
      <h2 id="offers">What this service offers</h2>
      <dl class="offers">
        {apiTexts.map(({ api, name, means }) => {
          const state = connection.apis[api];
          return (
            <div key={api} class={`offer offer-${state}`}>
              <dt>{name}</dt>
              <dd class="offer-state">
                <span aria-hidden="true">{stateMarks[state]}</span> {stateText[state]}
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

type Api = keyof ConnectionView['apis'];

const stateText: Record<ApiState, string> = {
  available: 'Available',
  refused: 'Refused',
  absent: 'Not offered',
  unknown: 'Not known yet',
};

interface ApiText {
  name: string;
  /** What it means that the API is in this state. */
  means: Record<ApiState, string>;
}

/** The two APIs that a service may have, the one that the button needs first. */
const apiTexts: readonly (ApiText & { api: Api })[] = [
  {
    api: 'shortUrl',
    name: 'Short links',
    means: {
      available: 'Curtail can make, check and switch off links here.',
      refused:
        'The service has it, but not for this key or plan, so Curtail cannot make links until it is allowed there.',
      absent: 'This service has no short-URL API, so Curtail cannot make links here.',
      unknown: 'Curtail asks again when you next shorten a page.',
    },
  },
  {
    api: 'account',
    name: 'Account',
    means: {
      available: 'Your domains, campaigns, channels, pixels and QR codes come from here.',
      refused:
        'The service has it, but not for this key or plan. Short links work without it; the screens of your account stay empty.',
      absent:
        'This service has no account API. Short links work without it; the screens of your account stay empty.',
      unknown: 'Curtail asks again when you next open a screen of your account.',
    },
  },
];
