/** One bar of a chart. */
export interface TopCount {
  label: string;
  count: number;
  /** How long its bar is beside the longest: 0 to 100. */
  percent: number;
}

const mostBars = 5;

/**
 * The largest counts, largest first, and all the others as one.
 * @param counts label → count, as a service sends it: there may be anything in it, nothing and below included
 */
export function topCounts(counts: Readonly<Record<string, number>>): TopCount[] {
  const sorted = Object.entries(counts)
    .filter(([, count]) => Number.isFinite(count) && count > 0)
    .toSorted(([, one], [, other]) => other - one);
  const rest = sorted.slice(mostBars).reduce((sum, [, count]) => sum + count, 0);
  const bars = sorted.slice(0, mostBars);
  const shown: [string, number][] = rest > 0 ? [...bars, ['Others', rest]] : bars;
  const longest = Math.max(...shown.map(([, count]) => count));
  return shown.map(([label, count]) => ({
    label: label.trim() === '' ? 'Unknown' : label,
    count,
    percent: Math.min(100, (count / longest) * 100),
  }));
}
