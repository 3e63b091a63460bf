import { Download } from 'lucide';
import { useState } from 'preact/hooks';

import { Button, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useServices } from '@/components/ui/services';
import { localDay } from '@/lib/rules/expiry';
import type { Look } from '@/lib/rules/looks';
import { nearDayInWords } from '@/lib/texts/ago';
import { dayInWords } from '@/lib/texts/day';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import { dateOf, gainOf, lastDays } from './gains';
import { VisitsChart } from './visits-chart';
import { visitsCsv } from './visits-csv';

import '@/components/options/links/list/link-list.css';
import '@/components/options/statistics.css';
import './visits.css';

type Range = (typeof ranges)[number];

/** Days back from the newest look. */
const ranges = [30, 90] as const;

interface VisitsCardProps {
  /** Two at least: visits in all, or what several links gained. */
  looks: readonly Look[];
  /** Of how many links that is. */
  links?: { known: number; all: number };
}

/** How visits came, as far as Curtail saw it: drawn, in numbers, and as a file. */
export function VisitsCard({ looks, links }: VisitsCardProps) {
  const { saveFile } = useServices();
  const [range, setRange] = useState<Range | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isGained = links !== undefined;
  const today = localDay(new Date());
  const age = (looks.at(-1)?.day ?? 0) - (looks[0]?.day ?? 0);
  // Of days with one look, nothing can be drawn.
  const offered = ranges.filter((days) => days < age && lastDays(looks, days).length > 1);
  const shown = range !== null && offered.includes(range) ? lastDays(looks, range) : looks;
  const gain = gainOf(shown);
  const date = nearDayInWords(dateOf(shown[0]?.day ?? 0), today);
  const save = async () =>
    saveFile(await visitsCsv(looks, isGained), `curtail-visits-${today}.csv`);
  return (
    <Card
      title={t('visits_title')}
      class="visits"
      tool={<IconButton of={Download} label={t('links_export')} onClick={() => void save()} />}
    >
      <div class="visits-head">
        <p>
          {gain === 0
            ? t('visits_none_since', { date })
            : t('link_visits_more', { more: gain, date })}
        </p>
        {offered.length === 0 ? null : (
          <div class="section-actions" role="group" aria-label={t('visits_range')}>
            {[...offered, null].map((days) => (
              <Button
                key={days}
                class="button-small links-filter"
                variant="ghost"
                pressed={range === days}
                onClick={() => setRange(days)}
              >
                {days === null ? t('visits_range_all') : t('visits_range_days', { days })}
              </Button>
            ))}
          </div>
        )}
      </div>
      {links === undefined ? null : <p class="screen-lead">{t('visits_of_links', links)}</p>}
      <VisitsChart looks={shown} today={today} summary={summaryOf(shown, isGained)} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('visits_numbers')}</summary>
        {isOpen ? (
          <NumbersTable looks={shown} heading={t(isGained ? 'visits_new' : 'link_fact_visits')} />
        ) : null}
      </details>
    </Card>
  );
}

/** What the chart says to those who do not see it. */
function summaryOf(looks: readonly Look[], isGained: boolean): string {
  const [first, last] = [looks[0], looks.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [start, end] = [dayInWords(dateOf(first.day)), dayInWords(dateOf(last.day))];
  return isGained
    ? t('visits_chart_summary_new', { start, end, visits: gainOf(looks) })
    : t('visits_chart_summary', { start, end, first: first.visits, last: last.visits });
}

/** The newest first. */
const NumbersTable = ({ looks, heading }: { looks: readonly Look[]; heading: string }) => (
  // It is scrolled with the keyboard, too.
  <div class="visits-numbers" tabIndex={0} role="group" aria-label={t('visits_title')}>
    <table class="bars">
      <thead>
        <tr>
          {[t('visits_day'), heading].map((head) => (
            <th key={head} scope="col">
              <span class="unseen">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {looks.toReversed().map(({ day, visits }) => (
          <tr key={day} class="bar-row">
            <th scope="row">{dayInWords(dateOf(day))}</th>
            <td>{numberText(visits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
