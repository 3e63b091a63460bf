import { useId, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import type { VisitStatistics } from '@/lib/model/link';
import { countryName, percentText } from '@/lib/texts/format';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import './statistics.css';

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

interface StatisticsProps {
  statistics: VisitStatistics;
  /** Says that there was no visit yet. */
  empty: string;
}

/** How often a link or a code was visited, where from, and with what. */
export function Statistics({ statistics, empty }: StatisticsProps) {
  const { clicks, uniqueClicks, ...counts } = statistics;
  const all = [clicks, uniqueClicks, ...Object.values(counts).flatMap((map) => Object.values(map))];
  if (all.every((count) => count === null || count <= 0)) {
    return <p class="screen-lead">{empty}</p>;
  }
  return (
    <>
      <dl class="facts statistics-numbers">
        {[
          { name: t('statistics_clicks'), count: clicks },
          { name: t('statistics_unique_clicks'), count: uniqueClicks },
        ].map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count === null ? t('statistics_unknown') : numberText(count)}</dd>
          </div>
        ))}
      </dl>
      <div class="charts">
        <BarChart
          title={t('statistics_countries')}
          counts={counts.topCountries}
          nameOf={countryName}
        />
        <BarChart title={t('statistics_referrers')} counts={counts.topReferrers} />
        <BarChart title={t('statistics_browsers')} counts={counts.topBrowsers} />
        <BarChart title={t('statistics_systems')} counts={counts.topOs} />
        <BarChart
          title={t('statistics_networks')}
          counts={counts.socialCount}
          nameOf={(label) => networks[label] ?? label}
        />
      </div>
    </>
  );
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
        <p class="screen-lead">{t('statistics_no_data')}</p>
      ) : (
        <table class="bars" aria-labelledby={id}>
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
                  <bdi class="bar-label clamped">
                    {label === null ? t('statistics_rest') : nameOf(label)}
                  </bdi>
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
      )}
      {total > bars.length || isOpen ? (
        <Button class="button-small" variant="ghost" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'statistics_show_fewer' : 'statistics_show_all')}
        </Button>
      ) : null}
    </section>
  );
}

interface Bar {
  /** Null for all those that have no bar of their own. */
  label: string | null;
  count: number;
  /** Of them all, 0 to 1. */
  share: number;
}

/**
 * The largest counts, largest first, and all the others as one; a single one is not worth hiding.
 * @param counts by label, as a service sends them: none, or below it, may be among them
 * @param most bars of their own
 * @returns the bars, and how many counts there are
 */
export function topCounts(counts: Readonly<Record<string, number>>, most: number) {
  const sorted = Object.entries(counts)
    .filter(([, count]) => Number.isFinite(count) && count > 0)
    .toSorted(([, one], [, other]) => other - one);
  const largest = sorted[0]?.[1] ?? 1;
  // In largest ones, as a sum of what services send may be more than a number can be.
  const weightOf = (some: typeof sorted) => sumOf(some.map(([, count]) => count / largest));
  const all = weightOf(sorted);
  const barOf = (label: string | null, ...some: typeof sorted): Bar => ({
    label,
    count: sumOf(some.map(([, count]) => count)),
    share: Math.min(1, weightOf(some) / all),
  });
  const own = sorted.length === most + 1 ? sorted.length : most;
  const bars = sorted.slice(0, own).map((each) => barOf(nameOf(each[0]), each));
  const rest = sorted.slice(own);
  if (rest.length > 0) bars.push(barOf(null, ...rest));
  return { bars, total: sorted.length };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const nameOf = (label: string): string =>
  /^(?:unknown)?$/i.test(label.trim()) ? t('statistics_unknown') : label;
