import { Check, CircleAlert, CircleHelp, type IconNode, Minus } from 'lucide';

import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { Icon } from '@/components/ui/icon';
import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { areLinksRefused, linkWayOf } from '@/lib/rules/offered';
import { errorText } from '@/lib/texts/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import './connect.css';

interface Feature {
  title: PlainMessageKey;
  state: ApiState;
  /** What that means for the person; null where nothing is known to say. */
  means: PlainMessageKey | null;
}

const marks: Record<ApiState, IconNode> = {
  available: Check,
  refused: CircleAlert,
  absent: Minus,
  unknown: CircleHelp,
};

interface FeaturesProps {
  connection: ConnectionView;
  /** Asks the service again what it offers. */
  onCheck: () => void;
  busy: boolean;
}

/** What the service offers, ticked; where something is not there, why, and what is done about it. */
export function Features({ connection, onCheck, busy }: FeaturesProps) {
  const { apis, refusal, trouble } = connection;
  return (
    <>
      <ul class="features" aria-label={t('connection_features')}>
        {featuresOf(connection).map(({ title, state, means }) => (
          <li key={title} class={`feature feature-${state}`}>
            <Icon of={marks[state]} />
            <span>{t(title)}</span>
            <span class={state === 'available' ? 'unseen' : 'feature-state'}>
              {t(`connection_api_${state}`)}
            </span>
            {means === null ? null : <p class="feature-means">{t(means)}</p>}
          </li>
        ))}
      </ul>
      {Object.values(apis).includes('refused') ? <ServiceSays words={refusal} /> : null}
      {Object.values(apis).includes('unknown') ? (
        <div class="section-actions">
          {trouble === undefined ? null : <p class="screen-lead">{errorText(trouble).sentence}</p>}
          <Button class="button-small" onClick={onCheck} busy={busy}>
            {t('error_remedy_look')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function featuresOf(connection: ConnectionView): readonly Feature[] {
  const links = linksOf(connection);
  const { account } = connection.apis;
  return [
    { title: 'connection_feature_create', ...links },
    {
      title:
        linkWayOf(connection) === 'accountLinks'
          ? 'connection_feature_edit'
          : 'connection_feature_disable',
      state: links.state,
      means: null,
    },
    {
      title: 'connection_feature_account',
      state: account,
      means:
        account === 'absent' || account === 'refused' ? `connection_api_account_${account}` : null,
    },
  ];
}

/** Either API creates links, so one line tells of both. */
function linksOf(connection: ConnectionView): Pick<Feature, 'state' | 'means'> {
  const way = linkWayOf(connection);
  if (way === null) {
    return areLinksRefused(connection)
      ? { state: 'refused', means: 'popup_not_offered_refused' }
      : { state: 'absent', means: 'popup_not_offered' };
  }
  return { state: connection.apis[way] === 'available' ? 'available' : 'unknown', means: null };
}
