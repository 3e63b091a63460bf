import { useId } from 'preact/hooks';

import type { Output } from '@/lib/operations/operations';
import { percentText } from '@/lib/texts/format';
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

/** A few counts as a list of names, numbers and shares, with a bar under each that says the same to the eye. */
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
          {bars.map(({ label, count, share }, index) => (
            // A service's label may be “Other”, too.
            <li key={index} class="bar-row">
              <bdi class="bar-label">{names?.get(label) ?? label}</bdi>
              <span class="bar-count">{numberText(count)}</span>
              <span class="bar-share">{percentText(share)}</span>
              <svg class="bar" aria-hidden="true">
                <rect width={`${share * 100}%`} height="100%" rx="3" />
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
  /** Its part of them all, 0 to 1, which is how long its bar is. */
  share: number;
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
  const [, largest] = sorted[0] ?? ['', 1];
  // Of the largest, as a sum of what services send may be more than a number can be.
  const all = sumOf(sorted.map(([, count]) => count / largest));
  const rest = sorted.slice(maxBars).map(([, count]) => count);
  const shareOf = (...parts: number[]): number =>
    Math.min(1, sumOf(parts.map((count) => count / largest)) / all);
  return [
    ...sorted.slice(0, maxBars).map(([label, count]) => ({
      label: label.trim() === '' ? t('qr_codes_statistics_unknown') : label,
      count,
      share: shareOf(count),
    })),
    ...(rest.length === 0
      ? []
      : [{ label: t('qr_codes_statistics_rest'), count: sumOf(rest), share: shareOf(...rest) }]),
  ];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
