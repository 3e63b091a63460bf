import { useId } from 'preact/hooks';

import type { Output } from '@/lib/operations/operations';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

type Statistics = NonNullable<Output<'getQrCode'>['statistics']>;

const networks: ReadonlyMap<string, string> = new Map([
  ['facebook', 'Facebook'],
  ['twitter', 'X (Twitter)'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
]);

/** Where a code was scanned, and with what. */
export function QrStatistics({ statistics }: { statistics: Statistics | null }) {
  if (statistics === null) {
    return <p class="screen-lead">{t('qr_codes_statistics_none')}</p>;
  }
  if (isEmpty(statistics)) {
    return <p class="screen-lead">{t('qr_codes_statistics_empty')}</p>;
  }
  const { clicks, uniqueClicks } = statistics;
  return (
    <>
      <dl class="facts qr-numbers">
        <QrNumber name={t('qr_codes_statistics_clicks')} count={clicks} />
        <QrNumber name={t('qr_codes_statistics_unique_clicks')} count={uniqueClicks} />
      </dl>
      <div class="charts">
        <BarChart title={t('qr_codes_statistics_countries')} counts={statistics.topCountries} />
        <BarChart title={t('qr_codes_statistics_referrers')} counts={statistics.topReferrers} />
        <BarChart title={t('qr_codes_statistics_browsers')} counts={statistics.topBrowsers} />
        <BarChart title={t('qr_codes_statistics_systems')} counts={statistics.topOs} />
        <BarChart
          title={t('qr_codes_statistics_networks')}
          counts={statistics.socialCount}
          names={networks}
        />
      </div>
    </>
  );
}

function QrNumber({ name, count }: { name: string; count: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count === null ? t('qr_codes_statistics_unknown') : numberText(count)}</dd>
    </div>
  );
}

function isEmpty({ clicks, uniqueClicks, ...maps }: Statistics): boolean {
  const counts = [
    clicks,
    uniqueClicks,
    ...Object.values(maps).flatMap((map) => Object.values(map)),
  ];
  return counts.every((count) => count === null || count <= 0);
}

interface BarChartProps {
  title: string;
  counts: Readonly<Record<string, number>>;
  /** What people call a label that a service has a word of its own for. */
  names?: ReadonlyMap<string, string>;
}

/** A few counts as a list of names and numbers, with a bar under each that says the same to the eye. */
function BarChart({ title, counts, names }: BarChartProps) {
  const id = useId();
  const bars = topCounts(counts);
  return (
    <section class="chart" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {bars.length === 0 ? (
        <p class="chart-empty">{t('qr_codes_statistics_no_data')}</p>
      ) : (
        <ul class="bars">
          {bars.map(({ label, count, percent }, index) => (
            // A service's label may be “Other”, too.
            <li key={index} class="bar-row">
              <bdi class="bar-label">{names?.get(label) ?? label}</bdi>
              <span class="bar-count">{numberText(count)}</span>
              <svg class="bar" aria-hidden="true">
                <rect width={`${percent}%`} height="100%" rx="3" />
              </svg>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One bar of a chart. */
interface TopCount {
  label: string;
  count: number;
  /** How long its bar is beside the longest: 0 to 100. */
  percent: number;
}

const maxBars = 5;

/**
 * The largest counts, largest first, and all the others as one.
 * @param counts label → count, as a service sends it: there may be anything in it, nothing and below included
 */
export function topCounts(counts: Readonly<Record<string, number>>): TopCount[] {
  const sorted = Object.entries(counts)
    .filter(([, count]) => Number.isFinite(count) && count > 0)
    .toSorted(([, one], [, other]) => other - one);
  const rest = sorted.slice(maxBars).reduce((sum, [, count]) => sum + count, 0);
  const bars = sorted.slice(0, maxBars);
  const shown: [string, number][] =
    rest > 0 ? [...bars, [t('qr_codes_statistics_rest'), rest]] : bars;
  const longest = Math.max(...shown.map(([, count]) => count));
  return shown.map(([label, count]) => ({
    label: label.trim() === '' ? t('qr_codes_statistics_unknown') : label,
    count,
    percent: Math.min(100, (count / longest) * 100),
  }));
}
