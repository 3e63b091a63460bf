import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ApiState, ConnectionView } from '@/lib/model/connection';
import { linkWayOf } from '@/lib/rules/offered';
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
        : meaningOf(shortUrl, (known) => `connection_api_short_url_${known}`),
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
      means: meaningOf(account, (known) => `connection_api_account_${known}`),
    },
  ];
}

type KnownState = Exclude<ApiState, 'unknown'>;

const meaningOf = (
  state: ApiState,
  textOf: (known: KnownState) => PlainMessageKey,
): PlainMessageKey | null => (state === 'unknown' ? null : textOf(state));

const accountLinksMeaning: Record<ApiState, PlainMessageKey | null> = {
  available: 'connection_api_account_links_available',
  refused: 'connection_api_account_links_refused',
  absent: 'connection_api_account_links_absent',
  unknown: null,
};
