import type { Ref } from 'preact';

import type { ShownLinks } from '@/components/options/links/data/shown-links';
import { filters } from '@/components/options/links/place';
import type { OptionsServices } from '@/components/options/services';
import { type StepsState, useSteps } from '@/components/options/use-steps';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/fields';
import type { LinkFilter, LinkOrder } from '@/lib/model/link-query';
import { inOneSentence } from '@/lib/texts/errors';
import { numberText } from '@/lib/texts/numbers';
import { plural, t } from '@/lib/texts/translate';

import { saveLinksAsCsv } from './export-csv';
import type { LinksView } from './use-links-view';

import './toolbar.css';

const orders: readonly LinkOrder[] = ['newest', 'oldest', 'expiry', 'visits', 'title'];

const isOrder = (value: string): value is LinkOrder => orders.some((order) => order === value);

interface LinkToolsProps {
  linksView: LinksView;
  /** Every host that links are on. */
  hosts: readonly string[];
  field: Ref<HTMLInputElement>;
}

/** The search, and the choices beside it. */
export function LinkTools({ linksView, hosts, field }: LinkToolsProps) {
  const { typed, type, view, choose } = linksView;
  return (
    <search class="links-tools">
      <TextField
        label={t('links_search')}
        type="search"
        value={typed}
        onInput={type}
        hint={t('links_search_hint')}
        inputRef={field}
      />
      <SelectField
        label={t('links_sort')}
        value={view.order}
        choices={orders.map((value) => ({ value, text: t(`links_sort_${value}`) }))}
        onChange={(order) => isOrder(order) && choose({ order })}
      />
      {hosts.length > 1 || view.host !== null ? (
        <SelectField
          label={t('links_domain')}
          value={view.host ?? ''}
          choices={[
            { value: '', text: t('links_domain_all') },
            ...hosts.map((host) => ({ value: host, text: host })),
          ]}
          onChange={(host) => choose({ host: host === '' ? null : host })}
        />
      ) : null}
    </search>
  );
}

interface LinkFiltersProps {
  linksView: LinksView;
  /** Null until they are known. */
  counts: Record<LinkFilter, number> | null;
}

/** Which kind of links to show, and how many there are of each. */
export function LinkFilters({ linksView, counts }: LinkFiltersProps) {
  return (
    <div class="links-filters" role="group" aria-label={t('links_filters')}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          class="button button-secondary button-small links-filter"
          aria-pressed={linksView.view.filter === filter}
          onClick={() => linksView.choose({ filter })}
        >
          {t(`links_filter_${filter}`)}{' '}
          <span class="links-filter-count">
            {counts === null ? '' : numberText(counts[filter])}
          </span>
        </button>
      ))}
    </div>
  );
}

interface CsvButtonProps {
  services: OptionsServices;
  shown: ShownLinks | null;
}

/** Saves all that was found as a file, tells how far that is, and can be called off. */
export function CsvButton({ services, shown }: CsvButtonProps) {
  const { state, begin, stop } = useSteps<number>();
  const save = ({ view }: ShownLinks) =>
    begin(async (steps) => saveLinksAsCsv(services, view, steps));
  return (
    <div class="links-csv">
      {state.state === 'working' ? (
        <Button onClick={stop}>{t('common_cancel')}</Button>
      ) : (
        <Button
          disabled={shown === null || shown.total === 0}
          onClick={() => shown !== null && save(shown)}
        >
          {t('links_export')}
        </Button>
      )}
      <span class="links-csv-message" role="status">
        {csvStatusText(state)}
      </span>
    </div>
  );
}

function csvStatusText(state: StepsState<number>): string {
  if (state.state === 'done') return plural('links_exported', state.value);
  if (state.state === 'failed') {
    return t('links_export_failed', { reason: inOneSentence(state.error) });
  }
  if (state.state !== 'working' || state.progress === null) return '';
  const { done, total } = state.progress;
  return t('links_export_progress', { done, total });
}
