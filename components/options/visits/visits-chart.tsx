import { useState } from 'preact/hooks';

import type { Look } from '@/lib/rules/looks';
import { nearDayInWords } from '@/lib/texts/ago';
import { factsText } from '@/lib/texts/format';
import { numberText } from '@/lib/texts/numbers';
import { plural, t } from '@/lib/texts/translate';

import { dateOf } from './gains';
import { type Scale, height, runsOf, scaleOf, width } from './scale';

interface VisitsChartProps {
  /** Two at least. */
  looks: readonly Look[];
  /** `YYYY-MM-DD` */
  today: string;
  /** For those who do not see it. */
  summary: string;
}

/** Visits over the days: a dot for each look, and a line that is dashed where Curtail did not look for long. */
export function VisitsChart({ looks, today, summary }: VisitsChartProps) {
  const [pointed, setPointed] = useState<Look | null>(null);
  const scale = scaleOf(looks);
  const { x, y, ticks } = scale;
  const runs = runsOf(looks);
  const [first, last] = [looks[0], looks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const place = ({ day, visits }: Look) => `${x(day)} ${y(visits)}`;
  const lineOf = (some: readonly Look[]) => `M${some.map(place).join('L')}`;
  const dotsOf = (some: readonly Look[]) => some.map((look) => `M${place(look)}h0`).join('');
  const areaOf = (run: readonly Look[]) => `${lineOf(run)}V${height}H${x(run[0]?.day ?? 0)}Z`;
  const gaps = runs.slice(1).map((run, at) => [runs[at]?.at(-1) ?? first, run[0] ?? last]);
  const dayOf = (day: number) => nearDayInWords(dateOf(day), today);
  const middle = Math.round((first.day + last.day) / 2);
  return (
    <>
      <div class="visits-chart">
        <div class="visits-ticks" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{numberText(tick)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
          onPointerMove={(event) => setPointed(lookAt(looks, scale, event))}
          onPointerLeave={() => setPointed(null)}
        >
          <path class="visits-grid" d={ticks.map((tick) => `M0 ${y(tick)}H${width}`).join('')} />
          <path class="visits-area" d={runs.map(areaOf).join('')} />
          <path d={runs.map(lineOf).join('')} />
          <path class="visits-gaps" stroke-dasharray="1 6" d={gaps.map(lineOf).join('')} />
          <path style={{ '--width': looks.length > 40 ? 4 : 6 }} d={dotsOf(looks)} />
          {pointed === null ? null : (
            <>
              <path class="visits-grid" d={`M${x(pointed.day)} 0V${height}`} />
              <path style={{ '--width': 10 }} d={dotsOf([pointed])} />
            </>
          )}
        </svg>
        {pointed === null ? null : (
          <span
            class="visits-read"
            style={{ '--at': `${(100 * x(pointed.day)) / width}%` }}
            aria-hidden="true"
          >
            {factsText([dayOf(pointed.day), plural('link_visits', pointed.visits)])}
          </span>
        )}
        <div class="visits-days" aria-hidden="true">
          <span>{dayOf(first.day)}</span>
          <span>{middle < last.day ? dayOf(middle) : null}</span>
          <span>{dayOf(last.day)}</span>
        </div>
      </div>
      {gaps.length === 0 ? null : <p class="field-note">{t('visits_chart_gap')}</p>}
    </>
  );
}

/** The look that is nearest to a pointer; where a page is read from the right, time begins there. */
function lookAt(
  looks: readonly Look[],
  { x }: Scale,
  { currentTarget, clientX }: PointerEvent & { currentTarget: SVGSVGElement },
): Look {
  const { left, right, width: wide } = currentTarget.getBoundingClientRect();
  const from = currentTarget.matches(':dir(rtl)') ? right - clientX : clientX - left;
  const distance = ({ day }: Look) => Math.abs(x(day) - (from / wide) * width);
  return looks.reduce((near, look) => (distance(look) < distance(near) ? look : near));
}
