import type { Output } from '@/lib/operations/operations';
import { numberText } from '@/lib/texts/count-text';

import { BarChart } from './bar-chart';

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
    return (
      <p class="screen-lead">
        The service does not count the scans of this code. It counts those of links, e-mail
        addresses and phone numbers only: other codes hold all that they say, and lead nowhere.
      </p>
    );
  }
  if (isEmpty(statistics)) return <p class="screen-lead">No scans yet.</p>;
  const { clicks, uniqueClicks } = statistics;
  return (
    <>
      <dl class="facts qr-numbers">
        <QrNumber name="Clicks" count={clicks} />
        <QrNumber name="Unique clicks" count={uniqueClicks} />
      </dl>
      <div class="charts">
        <BarChart title="Countries" counts={statistics.topCountries} />
        <BarChart title="Referrers" counts={statistics.topReferrers} />
        <BarChart title="Browsers" counts={statistics.topBrowsers} />
        <BarChart title="Systems" counts={statistics.topOs} />
        <BarChart title="Social networks" counts={statistics.socialCount} names={networks} />
      </div>
    </>
  );
}

function QrNumber({ name, count }: { name: string; count: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count === null ? 'Not told' : numberText(count)}</dd>
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
