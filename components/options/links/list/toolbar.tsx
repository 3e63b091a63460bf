import { ArrowDownUp, Globe, type IconNode } from 'lucide';
import type { Ref } from 'preact';

import { useLinksScreen } from '@/components/options/links/links-context';
import { filters } from '@/components/options/links/place';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import type { LinkOrder } from '@/lib/model/link-query';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

const orders: readonly LinkOrder[] = ['newest', 'oldest', 'expiry', 'visits', 'title'];

export function LinkSearch({ field }: { field: Ref<HTMLInputElement> }) {
  const { linksView, state } = useLinksScreen();
  const { typed, type, view, choose } = linksView;
  const hosts = state.shown?.hosts ?? [];
  return (
    <search class="links-search">
      <SearchField label={t('links_search_hint')} value={typed} onInput={type} inputRef={field} />
      {hosts.length > 1 || view.host !== null ? (
        <SoftSelect
          of={Globe}
          label={t('common_domain')}
          value={view.host}
          choices={[
            { value: null, text: t('links_domain_all') },
            ...hosts.map((host) => ({ value: host, text: host })),
          ]}
          onChange={(host) => choose({ host })}
        />
      ) : null}
      <SoftSelect
        of={ArrowDownUp}
        label={t('links_sort')}
        value={view.order}
        choices={orders.map((value) => ({ value, text: t(`links_sort_${value}`) }))}
        onChange={(order) => choose({ order })}
      />
    </search>
  );
}

interface SoftSelectProps<T> {
  of: IconNode;
  /** For readers who hear it: what is chosen says it to the others. */
  label: string;
  value: T;
  choices: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

function SoftSelect<T extends string | null>(props: SoftSelectProps<T>) {
  const { of, label, value, choices, onChange } = props;
  return (
    <div class="field-frame search-field links-select">
      <Icon of={of} />
      <select
        class="field-control"
        aria-label={label}
        title={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = choices[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value ?? ''}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function LinkFilters() {
  const { linksView, state } = useLinksScreen();
  return (
    <div class="links-filters" role="group" aria-label={t('links_filters')}>
      {filters.map((filter) => (
        <Button
          key={filter}
          variant="ghost"
          class="button-small links-filter"
          pressed={linksView.view.filter === filter}
          onClick={() => linksView.choose({ filter })}
        >
          {t(`links_filter_${filter}`)}{' '}
          <span class="links-filter-count">
            {state.shown === null ? '' : numberText(state.shown.counts[filter])}
          </span>
        </Button>
      ))}
    </div>
  );
}
