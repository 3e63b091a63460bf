import { Statistics } from '@/components/options/statistics';
import { Button } from '@/components/ui/button';
import { useConnection } from '@/components/ui/connection';
import type { ErrorReport } from '@/lib/model/errors';
import type { LinkInfo, LinkStatistics } from '@/lib/model/link';
import { policyOf } from '@/lib/rules/error-policy';
import { linkWayOf } from '@/lib/rules/offered';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import type { LinkInfoState } from './use-link-info';

/** Who visited a link, where links are made over the API that tells. It comes with the link's other facts. */
export function LinkStatisticsCard({ linkInfo }: { linkInfo: LinkInfoState }) {
  const connection = useConnection();
  if (connection.state !== 'ready' || linkWayOf(connection.value) !== 'accountLinks') return null;
  return (
    <section class="card" aria-labelledby="link-statistics-title">
      <h2 id="link-statistics-title">{t('statistics_title')}</h2>
      <StatisticsOf {...linkInfo} />
    </section>
  );
}

/** The last answer stays in sight while the service is asked anew, and where it does not answer then. */
function StatisticsOf({ info, error, isBusy, reload }: LinkInfoState) {
  const told = info === null ? missingFor(error) : (info.statistics ?? { counts: null });
  const counts = told !== null && 'counts' in told ? told.counts : null;
  const words = counts === null ? wordsFor(told, info) : null;
  return (
    <>
      <p class="screen-lead" role="status">
        {words === null ? null : t(words)}
      </p>
      {counts === null ? null : (
        <Statistics statistics={counts} empty={t('link_statistics_empty')} />
      )}
      {words === 'statistics_load_failed' ? (
        <div class="section-actions">
          <Button class="button-small" busy={isBusy} onClick={reload}>
            {t('common_try_again')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function wordsFor(told: LinkStatistics | null, info: LinkInfo | null): PlainMessageKey {
  if (told === null) return 'common_loading';
  if ('missing' in told) {
    return told.missing === 'refused' ? 'link_statistics_refused' : 'statistics_load_failed';
  }
  return info?.visits === 0 ? 'link_statistics_empty' : 'link_statistics_none';
}

/** Why there are none as long as the service reported nothing; null while it may. */
function missingFor(error: ErrorReport | null): LinkStatistics | null {
  if (error === null) return null;
  const { refuses } = policyOf(error.code);
  if (refuses === 'missing') return { counts: null };
  return { missing: refuses === 'key' ? 'refused' : 'failed' };
}
