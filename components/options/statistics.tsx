import { useId, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import type { VisitStatistics } from '@/lib/model/link';
import { countryName, percentText } from '@/lib/texts/format';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import './statistics.css';

const networks: ReadonlyMap<string, string> = new Map([
  ['facebook', 'Facebook'],
  ['twitter', 'X (Twitter)'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
]);

const networkName = (label: string): string => networks.get(label) ?? label;

interface StatisticsProps {
  statistics: VisitStatistics;
  /** Says that there was no visit yet. */
  empty: string;
}

/** How often a link or a code was visited, where from, and with what. */
export function Statistics({ statistics, empty }: StatisticsProps) {
  if (isEmpty(statistics)) return <p class="screen-lead">{empty}</p>;
  const { clicks, uniqueClicks } = statistics;
  return (
    <>
      <dl class="facts statistics-numbers">
        <VisitCount name={t('statistics_clicks')} count={clicks} />
        <VisitCount name={t('statistics_unique_clicks')} count={uniqueClicks} />
      </dl>
      <div class="charts">
        <BarChart
          title={t('statistics_countries')}
          counts={statistics.topCountries}
          nameOf={countryName}
        />
        <BarChart title={t('statistics_referrers')} counts={statistics.topReferrers} />
        <BarChart title={t('statistics_browsers')} counts={statistics.topBrowsers} />
        <BarChart title={t('statistics_systems')} counts={statistics.topOs} />
        <BarChart
          title={t('statistics_networks')}
          counts={statistics.socialCount}
          nameOf={networkName}
        />
      </div>
    </>
  );
}

function VisitCount({ name, count }: { name: string; count: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count === null ? t('statistics_unknown') : numberText(count)}</dd>
    </div>
  );
}

function isEmpty({ clicks, uniqueClicks, ...maps }: VisitStatistics): boolean {
  const counts = [
    clicks,
    uniqueClicks,
    ...Object.values(maps).flatMap((map) => Object.values(map)),
  ];
  return counts.every((count) => count === null || count <= 0);
}

/** What is read of a chart at a glance, and what is drawn of one at all. */
const firstBars = 5;
const mostBars = 100;

interface BarChartProps {
  title: string;
  counts: Readonly<Record<string, number>>;
  /** What people call a label that a service has a word of its own for. */
  nameOf?: (label: string) => string;
}

/** A few counts as a table of names, numbers and shares, with a bar under each row that says the same to the eye. */
function BarChart({ title, counts, nameOf = (label) => label }: BarChartProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { bars, total } = topCounts(counts, isOpen ? mostBars : firstBars);
  return (
    <section class="chart" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {bars.length === 0 ? (
        <p class="chart-empty">{t('statistics_no_data')}</p>
      ) : (
        <BarTable titleId={id} title={title} bars={bars} nameOf={nameOf} />
      )}
      {total > bars.length || isOpen ? (
        <Button class="button-small" variant="ghost" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'statistics_show_fewer' : 'statistics_show_all')}
        </Button>
      ) : null}
    </section>
  );
}

interface BarTableProps extends Required<Pick<BarChartProps, 'title' | 'nameOf'>> {
  titleId: string;
  bars: readonly TopCount[];
}

function BarTable({ titleId, title, bars, nameOf }: BarTableProps) {
  return (
    <table class="bars" aria-labelledby={titleId}>
      <thead>
        <tr>
          {[title, t('statistics_count'), t('statistics_share')].map((head) => (
            <th key={head} scope="col">
              <span class="unseen">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count, share }, index) => (
          // Two labels of a service may have the same name.
          <tr key={index} class="bar-row">
            <th scope="row">
              <bdi class="bar-label">{label === null ? t('statistics_rest') : nameOf(label)}</bdi>
              <svg class="bar" aria-hidden="true">
                <rect width={`${share * 100}%`} height="100%" rx="3" />
              </svg>
            </th>
            <td class="bar-count">{numberText(count)}</td>
            <td class="bar-share">{percentText(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One bar of a chart. */
interface TopCount {
  /** Null for all those that have no bar of their own. */
  label: string | null;
  count: number;
  /** Its part of them all, 0 to 1, which is how long its bar is. */
  share: number;
}

/**
 * The largest counts, largest first, and all the others as one; a single one is not worth hiding.
 * @param counts label → count, as a service sends it: there may be anything in it, nothing and below included
 * @param most bars of their own
 * @returns the bars, and how many counts there are
 */
export function topCounts(
  counts: Readonly<Record<string, number>>,
  most: number,
): { bars: TopCount[]; total: number } {
  const sorted = Object.entries(counts)
    .filter(([, count]) => Number.isFinite(count) && count > 0)
    .toSorted(([, one], [, other]) => other - one);
  const [, largest] = sorted[0] ?? ['', 1];
  // Of the largest, as a sum of what services send may be more than a number can be.
  const all = sumOf(sorted.map(([, count]) => count / largest));
  const shareOf = (...parts: number[]): number =>
    Math.min(1, sumOf(parts.map((count) => count / largest)) / all);
  const own = sorted.length === most + 1 ? sorted.length : most;
  const rest = sorted.slice(own).map(([, count]) => count);
  const bars: TopCount[] = sorted.slice(0, own).map(([label, count]) => ({
    label: /^(?:unknown)?$/i.test(label.trim()) ? t('statistics_unknown') : label,
    count,
    share: shareOf(count),
  }));
  if (rest.length > 0) bars.push({ label: null, count: sumOf(rest), share: shareOf(...rest) });
  return { bars, total: sorted.length };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
