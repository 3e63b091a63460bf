import { useId } from 'preact/hooks';

import { numberText } from '@/lib/texts/count-text';

import { topCounts } from './top-counts';

interface BarChartProps {
  title: string;
  counts: Readonly<Record<string, number>>;
  /** What people call a label that a service has a word of its own for. */
  names?: ReadonlyMap<string, string>;
}

/** A few counts as a list of names and numbers, with a bar under each that says the same to the eye. */
export function BarChart({ title, counts, names }: BarChartProps) {
  const id = useId();
  const bars = topCounts(counts);
  return (
    <section class="chart" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {bars.length === 0 ? (
        <p class="chart-empty">Nothing counted yet.</p>
      ) : (
        <ul class="bars">
          {bars.map(({ label, count, percent }, index) => (
            // A service's label may be “Others”, too.
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
