import { ArrowDownUp, ChevronDown, Download, Globe, type IconNode, X } from 'lucide';
import type { Ref } from 'preact';

import type { ShownLinks } from '@/components/options/links/data/shown-links';
import { type LinksView, filters } from '@/components/options/links/place';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import type { SelectChoice } from '@/components/ui/select-field';
import type { LinkFilter, LinkOrder } from '@/lib/model/link-query';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import type { useCsvExport } from './export-csv';

import './toolbar.css';

const orders: readonly LinkOrder[] = ['newest', 'oldest', 'expiry', 'visits', 'title'];

const isOrder = (value: string): value is LinkOrder => orders.some((order) => order === value);

interface LinkSearchProps {
  linksView: LinksView;
  hosts: readonly string[];
  field: Ref<HTMLInputElement>;
}

export function LinkSearch({ linksView, hosts, field }: LinkSearchProps) {
  const { typed, type, view, choose } = linksView;
  return (
    <search class="links-search">
      <SearchField label={t('links_search_hint')} value={typed} onInput={type} inputRef={field} />
      {hosts.length > 1 || view.host !== null ? (
        <SoftSelect
          of={Globe}
          label={t('common_domain')}
          value={view.host ?? ''}
          choices={[
            { value: '', text: t('links_domain_all') },
            ...hosts.map((host) => ({ value: host, text: host })),
          ]}
          onChange={(host) => choose({ host: host === '' ? null : host })}
        />
      ) : null}
      <SoftSelect
        of={ArrowDownUp}
        label={t('links_sort')}
        value={view.order}
        choices={orders.map((value) => ({ value, text: t(`links_sort_${value}`) }))}
        onChange={(order) => isOrder(order) && choose({ order })}
      />
    </search>
  );
}

interface SoftSelectProps {
  of: IconNode;
  /** For those who hear it: what is chosen says it to the others. */
  label: string;
  value: string;
  choices: readonly SelectChoice[];
  onChange: (value: string) => void;
}

function SoftSelect({ of, label, value, choices, onChange }: SoftSelectProps) {
  return (
    <div class="field-frame links-select">
      <Icon of={of} />
      <select
        class="field-control"
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  );
}

interface LinkFiltersProps {
  linksView: LinksView;
  counts: Record<LinkFilter, number> | null;
}

export function LinkFilters({ linksView, counts }: LinkFiltersProps) {
  return (
    <div class="links-filters" role="group" aria-label={t('links_filters')}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          class="links-filter"
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
  csv: ReturnType<typeof useCsvExport>;
  shown: ShownLinks | null;
}

/** One button in both cases, as it keeps the focus when one becomes the other. */
export function CsvButton({ csv, shown }: CsvButtonProps) {
  const { isWorking, save, stop } = csv;
  return (
    <IconButton
      of={isWorking ? X : Download}
      label={t(isWorking ? 'common_cancel' : 'links_export')}
      disabled={!isWorking && (shown === null || shown.total === 0)}
      onClick={() => {
        if (isWorking) stop();
        else if (shown !== null) save(shown);
      }}
    />
  );
}
