import { Statistics } from '@/components/options/statistics';
import { Button } from '@/components/ui/button';
import { useConnection } from '@/components/ui/connection';
import { policyOf } from '@/lib/rules/error-policy';
import { linkWayOf } from '@/lib/rules/offered';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import type { LinkInfoState } from './use-link-info';

/** Who visited a link. The last answer stays in sight while the service is asked anew, and where it does not answer then. */
export function LinkStatisticsCard({ linkInfo }: { linkInfo: LinkInfoState }) {
  const connection = useConnection();
  if (connection.state !== 'ready' || linkWayOf(connection.value) !== 'accountLinks') return null;
  const { info, isBusy, reload } = linkInfo;
  const { statistics } = info ?? {};
  const counts = statistics !== undefined && 'counts' in statistics ? statistics.counts : null;
  const missing = counts === null ? missingText(linkInfo) : null;
  return (
    <section class="card" aria-labelledby="link-statistics-title">
      <h2 id="link-statistics-title">{t('statistics_title')}</h2>
      <p class="screen-lead" role="status">
        {missing === null ? null : t(missing)}
      </p>
      {counts === null ? null : (
        <Statistics statistics={counts} empty={t('link_statistics_empty')} />
      )}
      {missing === 'statistics_load_failed' ? (
        <div class="section-actions">
          <Button class="button-small" busy={isBusy} onClick={reload}>
            {t('common_try_again')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function missingText({ info, error }: LinkInfoState): PlainMessageKey {
  if (info === null) {
    if (error === null) return 'common_loading';
    const { refuses } = policyOf(error.code);
    if (refuses === 'missing') return 'link_statistics_none';
    return refuses === 'key' ? 'link_statistics_refused' : 'statistics_load_failed';
  }
  const { statistics = { counts: null }, visits } = info;
  if ('missing' in statistics) {
    const isRefused = statistics.missing === 'refused';
    return isRefused ? 'link_statistics_refused' : 'statistics_load_failed';
  }
  return visits === 0 ? 'link_statistics_empty' : 'link_statistics_none';
}
