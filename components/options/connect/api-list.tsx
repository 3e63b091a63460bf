import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ServiceSays } from '@/components/ui/error-notice';
import { Failure } from '@/components/ui/failure';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { areLinksRefused, linkWayOf } from '@/lib/rules/offered';
import { errorText } from '@/lib/texts/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

interface ApiListProps {
  connection: ConnectionView;
  onUpdated: (connection: ConnectionView | null) => void;
}

const dots: Record<ApiState, string> = {
  available: 'dot-success',
  refused: 'dot-warning',
  absent: '',
  unknown: '',
};

interface Offer {
  state: ApiState;
  /** Null where nothing is known to say. */
  means: PlainMessageKey | null;
}

/** What the service offers, and what each answer means for the person. */
export function ApiList({ connection, onUpdated }: ApiListProps) {
  const { send } = useServices();
  const { isPending, error, run } = useRequest(async () =>
    onUpdated(await send('connection.check', undefined)),
  );
  const { account } = connection.apis;
  const offers: (Offer & { title: PlainMessageKey })[] = [
    // What the button needs first.
    { title: 'connection_api_short_url', ...linksOf(connection) },
    {
      title: 'account_title',
      state: account,
      means: account === 'unknown' ? null : `connection_api_account_${account}`,
    },
  ];
  return (
    <Card title={t('connection_features')}>
      <dl class="facts">
        {offers.map(({ title, state, means }) => (
          <div key={title} class="fact">
            <dt>{t(title)}</dt>
            <dd>
              <span class={`dot ${dots[state]}`} /> {t(`connection_api_${state}`)}
            </dd>
            <dd class="screen-lead">
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
      {error === null ? null : <Failure error={error} title={t('common_failed')} />}
    </Card>
  );
}

/** Either API creates links, so one line tells of both. */
function linksOf(connection: ConnectionView): Offer {
  const way = linkWayOf(connection);
  if (way === null) {
    return areLinksRefused(connection)
      ? { state: 'refused', means: 'popup_not_offered_refused' }
      : { state: 'absent', means: 'popup_not_offered' };
  }
  if (connection.apis[way] !== 'available') return { state: 'unknown', means: null };
  const name = way === 'shortUrl' ? 'short_url' : 'account_links';
  return { state: 'available', means: `connection_api_${name}_available` };
}
